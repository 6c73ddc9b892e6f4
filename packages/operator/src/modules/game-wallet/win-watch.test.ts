import { Writable } from 'node:stream'
import { createLog } from '@andon/platform/log'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGameSession, send } from './game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet, publishedGame } from './game-wallet.fixture.ts'

let fixture: GameWalletFixture
const lines: Record<string, unknown>[] = []
const to = new Writable({
  write: (line, _encoding, done) => {
    lines.push(JSON.parse(String(line)))
    done()
  },
})
beforeAll(async () => {
  fixture = await openGameWallet({ log: createLog({ level: 'warn', to }) })
  await publish()
})
beforeEach(() => void lines.splice(0))
afterAll(() => fixture.close())

async function publish(maxWin = 10): Promise<void> {
  const byRound = publishedGame('by-round', { maxWin })
  const bySpin = publishedGame('by-spin', { maxWin, maxWinOf: 'spin' })
  await fixture.sync('arcade', [byRound, bySpin, publishedGame('lantern')])
}
const gameOf = async (gameCode: string) => openGameSession(fixture, await fixture.newPlayer(10_000), gameCode)
/** The wins reported before the last one, which is one above its maximum: comparisons keep their order. */
async function reported() {
  const last = await gameOf('by-round')
  await send(fixture, 'bet', last.bet('last'))
  await send(fixture, 'win', last.win('w', 'last', { amount: 999_999 }))
  await expect.poll(() => lines.at(-1)?.win).toBe(999_999)
  return lines.slice(0, -1)
}
async function counted(): Promise<number> {
  const { values } = await fixture.metrics.winsAboveMaximum.get()
  return values.find(({ labels }) => labels.supplier === 'arcade')?.value ?? 0
}

test('a win above the maximum of its game is paid, reported once and counted', async () => {
  const before = await counted()
  const game = await gameOf('by-round')
  await send(fixture, 'bet', game.bet('a'))
  const win = game.win('w', 'a', { amount: 1001 })
  for (const _ of [1, 2])
    expect((await send(fixture, 'win', win)).body).toMatchObject({ status: 'OK', balance: 10_901 })
  const facts = { supplier: 'arcade', gameCode: 'by-round', roundId: 'round', playerId: game.session.playerId }
  expect(await reported()).toMatchObject([
    { ...facts, stake: 100, win: 1001, won: 1001, maxWin: 10, maxWinOf: 'round' },
  ])
  expect(await counted()).toBe(before + 2) // with the one that `reported` adds
})

test('the wins of one round count together, and so do its stakes', async () => {
  const game = await gameOf('by-round')
  const win = (id: string, amount: number) => send(fixture, 'win', game.win(id, 'a', { amount, roundClosed: false }))
  await send(fixture, 'bet', game.bet('a'))
  await send(fixture, 'bet', game.bet('b'))
  await win('w1', 1500)
  await win('w2', 500) // 20 times 100
  await win('w3', 1)
  expect(await reported()).toMatchObject([{ win: 1, won: 2001, stake: 200 }])
})

test('where the maximum is of a spin, each win is compared with its own bet', async () => {
  const game = await gameOf('by-spin')
  const win = (id: string, amount: number) => send(fixture, 'win', game.win(id, 'a', { amount, roundClosed: false }))
  await send(fixture, 'bet', game.bet('a'))
  await win('w1', 1000)
  await win('w2', 1000)
  await win('w3', 1001)
  expect(await reported()).toMatchObject([{ gameCode: 'by-spin', win: 1001, maxWinOf: 'spin' }])
})

test('a game that states no maximum and a lost round are not reported', async () => {
  const [open, lost] = [await gameOf('lantern'), await gameOf('by-round')]
  await send(fixture, 'bet', open.bet('a'))
  await send(fixture, 'win', open.win('w', 'a', { amount: 1_000_000 }))
  await send(fixture, 'bet', lost.bet('a'))
  await send(fixture, 'win', lost.win('w', 'a', { amount: 0 }))
  expect(await reported()).toEqual([])
})

test('a maximum that changes counts after half a minute', async () => {
  await publish(20)
  fixture.clock.advance({ seconds: 31 })
  const game = await gameOf('by-round')
  await send(fixture, 'bet', game.bet('a'))
  await send(fixture, 'win', game.win('w', 'a', { amount: 2000 }))
  expect(await reported()).toEqual([])
})

test('while the maximums cannot be read, wins are paid', async () => {
  await publish(21)
  fixture.clock.advance({ seconds: 31 })
  await fixture.ownerDb.query('revoke select on catalogue.content_version from andon_app')
  const game = await gameOf('by-round')
  await send(fixture, 'bet', game.bet('a'))
  expect((await send(fixture, 'win', game.win('w', 'a', { amount: 2101 }))).body.status).toBe('OK')
  await expect
    .poll(() => lines.map(({ msg }) => msg))
    .toEqual(['wins were not compared with the maximums of their games'])
  await fixture.ownerDb.query('grant select on catalogue.content_version to andon_app')
})
