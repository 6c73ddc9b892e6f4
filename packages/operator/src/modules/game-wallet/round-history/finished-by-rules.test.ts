import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from '../check-ledger.fixture.ts'
import { openGameSession, send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet, publishedGame } from '../game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
  await fixture.sync('arcade', [publishedGame('lantern', { actWithinHours: 24 })])
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

async function stakedRound() {
  const game = await openGameSession(fixture, await fixture.newPlayer(1000))
  await send(fixture, 'bet', game.bet('bet'))
  return game
}

const finishedOf = async ({ session }: Awaited<ReturnType<typeof stakedRound>>) => {
  const { finished } = await fixture.gameWallet.waitingRounds({ playerId: session.playerId, language: 'en' })
  return finished.map(({ roundId, won, finishedByRules }) => ({ roundId, won, finishedByRules }))
}
const byRules = [{ roundId: 'round', won: 250, finishedByRules: true }]

test('a round is finished by the rules if its supplier says so with the win, after however short a time', async () => {
  const game = await stakedRound()
  const win = game.win('win', 'bet', { finishedByRules: true })
  const reply = await send(fixture, 'win', win)
  expect(reply.body).toMatchObject({ status: 'OK', balance: 1150 })
  expect(await send(fixture, 'win', win)).toEqual(reply)
  expect(await finishedOf(game)).toEqual(byRules)
})

test('a round that its player ended is not, however late', async () => {
  const game = await stakedRound()
  fixture.clock.advance({ hours: 30 })
  await send(fixture, 'win', game.win('win', 'bet'))
  expect(await finishedOf(game)).toEqual([])
  expect((await send(fixture, 'win', game.win('win', 'bet', { finishedByRules: true }))).body.status).toBe('DUPLICATE')
  expect(await finishedOf(game)).toEqual([])
})

test('an adjustment changes what it paid, and not who finished it', async () => {
  const game = await stakedRound()
  await send(fixture, 'win', game.win('win', 'bet', { finishedByRules: true }))
  await send(fixture, 'adjust', game.adjust('fix', 'bet', 400))
  expect(await finishedOf(game)).toEqual([{ ...byRules[0], won: 400 }])
})

test('a win that does not close its round cannot say so, nor in any other words', async () => {
  const game = await stakedRound()
  for (const fields of [{ finishedByRules: true, roundClosed: false }, { finishedByRules: false }]) {
    const { body } = await send(fixture, 'win', game.win('win', 'bet', fields))
    expect(body).toMatchObject({ status: 'MALFORMED', field: 'finishedByRules' })
  }
  expect(await finishedOf(game)).toEqual([])
})
