import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLedger } from './check-ledger.fixture.ts'
import { type OpenGameSession, openGameSession, send, switchSupplier } from './game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from './game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const gameWith = async (balance: number) => openGameSession(fixture, await fixture.newPlayer(balance))
const balanceOf = async ({ session }: OpenGameSession) =>
  (await fixture.wallet.balances(fixture.db, session.playerId)).realCash
const sweep = () => fixture.gameWallet.sweepOpenRounds()

async function roundsOf({ session }: OpenGameSession) {
  return fixture.ownerDb.query<{ state: string; staked: number; reported: boolean }>(
    'select state, staked, reported_at is not null as reported from game_wallet.rounds where player_id = $1',
    [session.playerId],
  )
}

test('a round open for 48 hours without a win is closed and its stakes are returned', async () => {
  const game = await gameWith(1000)
  await send(fixture, 'bet', game.bet('one'))
  await send(fixture, 'bet', game.bet('two', { amount: 50 }))
  fixture.clock.advance({ hours: 47 })
  await sweep()
  expect(await balanceOf(game)).toBe(850)
  fixture.clock.advance({ hours: 2 })
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(await balanceOf(game)).toBe(1000)
  expect(await roundsOf(game)).toEqual([{ state: 'closed', staked: 0, reported: false }])
})

test('a win after the stake was returned is refused', async () => {
  const game = await gameWith(1000)
  await send(fixture, 'bet', game.bet('one'))
  fixture.clock.advance({ hours: 49 })
  await sweep()
  expect((await send(fixture, 'win', game.win('win', 'one'))).body).toMatchObject({
    status: 'BET_ROLLED_BACK',
    balance: 1000,
  })
})

test('a round with a win is reported and not changed, and a late win is still paid', async () => {
  const game = await gameWith(1000)
  await send(fixture, 'bet', game.bet('one'))
  await send(fixture, 'win', game.win('early', 'one', { amount: 10, roundClosed: false }))
  fixture.clock.advance({ hours: 49 })
  await sweep()
  expect(await roundsOf(game)).toEqual([{ state: 'open', staked: 100, reported: true }])
  expect((await send(fixture, 'win', game.win('late', 'one', { amount: 90 }))).body).toMatchObject({ balance: 1000 })
})

test('an open round whose bets were all rolled back is closed', async () => {
  const game = await gameWith(1000)
  await send(fixture, 'bet', game.bet('one'))
  await send(fixture, 'rollback', game.rollback('back', 'one'))
  fixture.clock.advance({ hours: 49 })
  await sweep()
  expect(await roundsOf(game)).toEqual([{ state: 'closed', staked: 0, reported: false }])
})

test('a sportsbook’s bets stay open beyond 48 hours', async () => {
  const session = await fixture.newPlayer(1000)
  const { authToken } = await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, session)
  const opened = await send(fixture, 'authenticate', { token: authToken, gameCode: 'bookmaker' }, fixture.bookmaker)
  const bet = {
    transactionId: 'bet',
    roundId: 'coupon',
    playerId: session.playerId,
    gameCode: 'bookmaker',
    sessionToken: (opened.body as { sessionToken?: string }).sessionToken,
    amount: 100,
    currency: 'JPY', // accepted calls return it
  }
  expect((await send(fixture, 'bet', bet, fixture.bookmaker)).body).toMatchObject({ status: 'OK', balance: 900 })
  fixture.clock.advance({ hours: 24 * 90 })
  await sweep()
  expect((await fixture.wallet.balances(fixture.db, session.playerId)).realCash).toBe(900)
})

/** Moves the player's rounds and bets to a supplier that is not registered. */
async function moveTo(supplier: string, { session }: OpenGameSession): Promise<void> {
  for (const table of ['rounds', 'supplier_transactions'])
    await fixture.ownerDb.query(`update game_wallet.${table} set supplier = $1 where player_id = $2`, [
      supplier,
      session.playerId,
    ])
}

test('rounds of a supplier that is no longer registered are returned like any other', async () => {
  const game = await gameWith(1000)
  await send(fixture, 'bet', game.bet('one'))
  await moveTo('gone', game)
  fixture.clock.advance({ hours: 49 })
  await sweep()
  expect(await balanceOf(game)).toBe(1000)
  expect(await roundsOf(game)).toEqual([{ state: 'closed', staked: 0, reported: false }])
})

test('bets of a sportsbook that is no longer registered stay open', async () => {
  const game = await gameWith(1000)
  await send(fixture, 'bet', game.bet('one'))
  await moveTo('gone-book', game)
  for (const table of ['rounds', 'supplier_transactions'])
    await fixture.ownerDb.query(`update game_wallet.${table} set game_code = supplier where supplier = 'gone-book'`)
  fixture.clock.advance({ hours: 24 * 90 })
  await sweep()
  expect(await roundsOf(game)).toEqual([{ state: 'open', staked: 100, reported: false }])
})

test.each(['paused', 'retired'])('rounds of a %s supplier are returned', async (state) => {
  const game = await gameWith(1000)
  await send(fixture, 'bet', game.bet('one'))
  await switchSupplier(fixture, 'arcade', state)
  fixture.clock.advance({ hours: 49 })
  await sweep()
  await switchSupplier(fixture, 'arcade', 'active')
  expect(await balanceOf(game)).toBe(1000)
})
