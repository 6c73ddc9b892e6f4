import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from './check-ledger.fixture.ts'
import { type OpenGameSession, openGameSession, send } from './game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet, publishedGame } from './game-wallet.fixture.ts'
import type { WalletReply } from './wallet-reply.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const gameWith = async (balance: number) => openGameSession(fixture, await fixture.newPlayer(balance))
const said = ({ body }: WalletReply) => [body.status, body.balance]

/** The number of database transactions that wrote these players' records. */
async function commits(...games: OpenGameSession[]): Promise<number> {
  const players = games.map((game) => game.session.playerId)
  const [row] = await fixture.ownerDb.query<{ count: number }>(
    'select count(distinct xmin::text) from game_wallet.supplier_transactions where player_id = any($1)',
    [players],
  )
  return row?.count ?? 0
}

test('concurrent calls share one transaction, and each uses the results of the earlier ones', async () => {
  const game = await gameWith(1000)
  const answers = await Promise.all([
    send(fixture, 'bet', game.bet('bet')),
    send(fixture, 'win', game.win('early', 'bet', { roundClosed: false })),
    send(fixture, 'bet', game.bet('bet')),
    send(fixture, 'bet', game.bet('bet', { amount: 99 })),
    send(fixture, 'rollback', game.rollback('back', 'bet')),
    send(fixture, 'win', game.win('late', 'bet', { amount: 1 })),
    send(fixture, 'bet', game.bet('next')),
  ])
  expect(answers.map(said)).toEqual([
    ['OK', 900],
    ['OK', 1150],
    ['OK', 900],
    ['DUPLICATE', 1150],
    ['ROUND_CLOSED', 1150],
    ['OK', 1151],
    ['ROUND_CLOSED', 1151],
  ])
  expect(await commits(game)).toBe(1)
})

test('a win in the batch of its refused bet is refused too, and other calls pass', async () => {
  const [poor, rich] = [await gameWith(50), await gameWith(1000)]
  const answers = await Promise.all([
    send(fixture, 'bet', poor.bet('bet')),
    send(fixture, 'bet', rich.bet('bet')),
    send(fixture, 'win', poor.win('win', 'bet')),
    send(fixture, 'win', rich.win('win', 'bet')),
  ])
  expect(answers.map(said)).toEqual([
    ['INSUFFICIENT_FUNDS', 50],
    ['OK', 900],
    ['BET_UNKNOWN', 50],
    ['OK', 1150],
  ])
})

test('a rollback in the batch of its bet, before or after it, leaves the balance unchanged', async () => {
  const [after, before] = [await gameWith(1000), await gameWith(1000)]
  const answers = await Promise.all([
    send(fixture, 'bet', after.bet('bet')),
    send(fixture, 'rollback', after.rollback('back', 'bet')),
    send(fixture, 'rollback', before.rollback('back', 'bet')),
    send(fixture, 'bet', before.bet('bet')),
  ])
  expect(answers.map(said)).toEqual([
    ['OK', 900],
    ['OK', 1000],
    ['OK', 1000],
    ['BET_ROLLED_BACK', 1000],
  ])
})

test('each of a player’s bets in one batch returns the balance after it', async () => {
  const game = await gameWith(250)
  const bets = ['a', 'b', 'c'].map((id) => send(fixture, 'bet', game.bet(id, { roundId: id })))
  expect((await Promise.all(bets)).map(said)).toEqual([
    ['OK', 150],
    ['OK', 50],
    ['INSUFFICIENT_FUNDS', 50],
  ])
})

test('a closed round keeps the sums of its stakes and wins', async () => {
  const game = await gameWith(1000)
  await send(fixture, 'bet', game.bet('one'))
  await send(fixture, 'bet', game.bet('two', { amount: 50 }))
  await send(fixture, 'bet', game.bet('three', { amount: 7 }))
  await send(fixture, 'rollback', game.rollback('back', 'three'))
  await send(fixture, 'win', game.win('early', 'one', { amount: 20, roundClosed: false }))
  await send(fixture, 'win', game.win('last', 'two', { amount: 30 }))
  await send(fixture, 'win', game.win('last', 'two', { amount: 30 }))
  const { playerId } = game.session
  expect(
    await fixture.db.query('select state, staked, won from game_wallet.rounds where player_id = $1', [playerId]),
  ).toEqual([{ state: 'closed', staked: 150, won: 50 }])
})

test('a withdrawn game takes no new bets, and its open rounds are still paid', async () => {
  const game = await openGameSession(fixture, await fixture.newPlayer(1000), 'harbour')
  await send(fixture, 'bet', game.bet('bet'))
  await fixture.sync('arcade', [publishedGame('lantern')])
  expect(said(await send(fixture, 'bet', game.bet('next')))).toEqual(['GAME_UNKNOWN', 900])
  expect(said(await send(fixture, 'win', game.win('win', 'bet')))).toEqual(['OK', 1150])
  await fixture.sync('arcade', [publishedGame('lantern'), publishedGame('harbour')])
})

test('a database failure is refused as UNAVAILABLE without effect, and the same call passes later', async () => {
  const game = await gameWith(1000)
  await fixture.ownerDb.query('revoke insert on game_wallet.rounds from andon_app')
  expect((await send(fixture, 'bet', game.bet('bet'))).body.status).toBe('UNAVAILABLE')
  await fixture.ownerDb.query('grant insert on game_wallet.rounds to andon_app')
  expect(said(await send(fixture, 'bet', game.bet('bet')))).toEqual(['OK', 900])
})
