import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkBooks } from './check-books.fixture.ts'
import { type GameWalletSetup, openGameWallet } from './game-wallet.fixture.ts'
import { type Seat, send, takeSeat } from './seat.fixture.ts'

let house: GameWalletSetup
beforeAll(async () => {
  house = await openGameWallet()
})
afterAll(() => house.close())
afterEach(() => checkBooks(house))

const seatWith = async (balance: number) => takeSeat(house, await house.newPlayer(balance))
const balanceOf = async ({ session }: Seat) => (await house.wallet.balances(house.db, session.playerId)).realCash
const sweep = () => house.gameWallet.sweepOpenRounds()

async function roundsOf({ session }: Seat) {
  return house.ownerDb.query<{ state: string; staked: number; reported: boolean }>(
    'select state, staked, reported_at is not null as reported from catalogue.rounds where player_id = $1',
    [session.playerId],
  )
}

test('a round of 48 hours without a win returns its stakes, closes and is told', async () => {
  const seat = await seatWith(1000)
  await send(house, 'bet', seat.bet('one'))
  await send(house, 'bet', seat.bet('two', { amount: 50 }))
  house.clock.advance({ hours: 47 })
  await sweep()
  expect(await balanceOf(seat)).toBe(850)
  house.clock.advance({ hours: 2 })
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(await balanceOf(seat)).toBe(1000)
  expect(await roundsOf(seat)).toEqual([{ state: 'closed', staked: 0, reported: false }])
  expect(await house.facts({ key: seat.session.playerId, name: 'catalogue.RoundSettled' })).toHaveLength(1)
})

test('a win that comes after the sweep is refused: the stake is back', async () => {
  const seat = await seatWith(1000)
  await send(house, 'bet', seat.bet('one'))
  house.clock.advance({ hours: 49 })
  await sweep()
  expect((await send(house, 'win', seat.win('win', 'one'))).body).toMatchObject({
    status: 'BET_ROLLED_BACK',
    balance: 1000,
  })
})

test('a round with a win is reported and keeps its money, and a late win is still paid', async () => {
  const seat = await seatWith(1000)
  await send(house, 'bet', seat.bet('one'))
  await send(house, 'win', seat.win('early', 'one', { amount: 10, roundClosed: false }))
  house.clock.advance({ hours: 49 })
  await sweep()
  expect(await roundsOf(seat)).toEqual([{ state: 'open', staked: 100, reported: true }])
  expect((await send(house, 'win', seat.win('late', 'one', { amount: 90 }))).body).toMatchObject({ balance: 1000 })
})

test('an open round whose bets were all rolled back just closes', async () => {
  const seat = await seatWith(1000)
  await send(house, 'bet', seat.bet('one'))
  await send(house, 'rollback', seat.rollback('back', 'one'))
  house.clock.advance({ hours: 49 })
  await sweep()
  expect(await roundsOf(seat)).toEqual([{ state: 'closed', staked: 0, reported: false }])
})

test('a sportsbook’s bets stay open as long as its events do', async () => {
  const session = await house.newPlayer(1000)
  const { authToken } = await house.call('openSportsBook', { vendorId: 'bookmaker' }, session)
  const opened = await send(house, 'authenticate', { token: authToken, gameCode: 'bookmaker' }, house.bookmaker)
  const bet = {
    ...{ transactionId: 'bet', roundId: 'coupon', playerId: session.playerId, gameCode: 'bookmaker' },
    ...{ sessionToken: (opened.body as { sessionToken?: string }).sessionToken, amount: 100, currency: 'JPY' }, // an accepted call's reply has it
  }
  expect((await send(house, 'bet', bet, house.bookmaker)).body).toMatchObject({ status: 'OK', balance: 900 })
  house.clock.advance({ hours: 24 * 90 })
  await sweep()
  expect((await house.wallet.balances(house.db, session.playerId)).realCash).toBe(900)
})
