import type { Session } from '@andon/platform/http'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freeBets, noDeposit, programme } from '../bonuses/programme.fixture.ts'
import { type BonusHouse, openBonusHouse, said } from './bonus-play.fixture.ts'
import { checkBooks } from './check-books.fixture.ts'
import { type Seat, send } from './seat.fixture.ts'

let house: BonusHouse
beforeAll(async () => {
  house = await openBonusHouse()
})
afterAll(() => house.close())
afterEach(() => checkBooks(house))

async function play(seat: Seat, id: string, { stake, won }: { stake: number; won: number }) {
  await send(house, 'bet', seat.bet(id, { amount: stake, roundId: id }))
  return send(house, 'win', seat.win(`w-${id}`, id, { amount: won, roundId: id }))
}
const newest = async (session: Session) => (await house.history(session))[0]

test('one yen short of the wagering nothing changes; with it, drp, wrp and crp are real cash', async () => {
  const seat = await house.seatUnder(programme({ code: 'exact', wagering: { times: 2 } }))
  await play(seat, 'a', { stake: 1000, won: 1000 })
  await play(seat, 'b', { stake: 999, won: 999 })
  expect(await house.held(seat.session)).toEqual({ drp: 1000, crp: 1000 })
  await play(seat, 'c', { stake: 1, won: 1 })
  expect(await house.held(seat.session)).toEqual({ realCash: 2000 })
  expect(await house.active(seat.session)).toBeNull()
  expect(await newest(seat.session)).toMatchObject({ state: 'converted', returnedToCash: 1000, becameCash: 1000 })
})

test('the answer to the stake that meets the wagering carries the balance after the conversion', async () => {
  const wagering = { times: 1 }
  const seat = await house.seatUnder(noDeposit(1000, { code: 'told', wagering, terms: { maxConversion: 300 } }))
  await play(seat, 'a', { stake: 990, won: 990 })
  expect(said(await send(house, 'bet', seat.bet('b', { amount: 10, roundId: 'b' })))).toEqual(['OK', 300])
})

test('beyond the maximum conversion bonus money is forfeited, the tied deposit never is', async () => {
  const terms = { maxConversion: 400 }
  const seat = await house.seatUnder(programme({ code: 'capped', wagering: { times: 1 }, terms }))
  await play(seat, 'a', { stake: 1000, won: 1000 })
  expect(await house.held(seat.session)).toEqual({ realCash: 1400 })
  expect(await newest(seat.session)).toMatchObject({ returnedToCash: 1000, becameCash: 400, forfeited: 600 })
  expect(await house.costOf('capped')).toBe(400)
})

test('a win that comes after the wagering was met is real cash, as far as the maximum conversion goes', async () => {
  const seat = await house.seatUnder(
    noDeposit(1000, { code: 'late', wagering: { times: 1 }, terms: { maxConversion: 700 } }),
  )
  await send(house, 'bet', seat.bet('a', { amount: 600, roundId: 'a' }))
  await send(house, 'bet', seat.bet('b', { amount: 400, roundId: 'b' }))
  expect(await house.held(seat.session)).toEqual({})
  await send(house, 'win', seat.win('wa', 'a', { roundId: 'a', amount: 500 }))
  await send(house, 'win', seat.win('wb', 'b', { roundId: 'b', amount: 500 }))
  expect(await house.held(seat.session)).toEqual({ realCash: 700 })
  expect(await newest(seat.session)).toMatchObject({ state: 'converted', becameCash: 700, forfeited: 300 })
})

test('free bets outlast the wagering that was met with them, and end the bonus when they are staked', async () => {
  const seat = await house.seatUnder(freeBets(300, { code: 'outlast', wagering: { times: 0 } }))
  const { authToken: token } = await house.call('openSportsBook', { vendorId: 'bookmaker' }, seat.session)
  const opened = await send(house, 'authenticate', { token, gameCode: 'bookmaker' }, house.bookmaker)
  const about = { gameCode: 'bookmaker', sessionToken: 'sessionToken' in opened.body ? opened.body.sessionToken : '' }
  const bet = (id: string, amount: number) =>
    send(house, 'bet', seat.bet(id, { ...about, amount, roundId: id }), house.bookmaker)
  const win = (id: string, amount: number) =>
    send(house, 'win', seat.win(`w-${id}`, id, { gameCode: 'bookmaker', amount, roundId: id }), house.bookmaker)
  await bet('a', 100)
  await win('a', 250)
  expect(await house.held(seat.session)).toEqual({ realCash: 250, freebet: 200 })
  await bet('b', 200)
  await win('b', 50)
  expect(await house.held(seat.session)).toEqual({ realCash: 300 })
  expect(await newest(seat.session)).toMatchObject({ state: 'converted', becameCash: 300 })
})

test('dropping returns drp to real cash and forfeits crp and wrp; the details said so before', async () => {
  const seat = await house.seatUnder(programme({ code: 'dropped' }))
  await play(seat, 'a', { stake: 1500, won: 600 })
  expect(await house.held(seat.session)).toEqual({ crp: 500, drp: 400, wrp: 200 })
  const details = await house.active(seat.session)
  expect(details?.ifDropped).toEqual({ returnsToCash: 400, forfeited: 700 })
  expect(details?.ifMet).toEqual({ becomesCash: 1100, forfeited: 0 })
  expect(await house.drop(seat.session)).toMatchObject({ returnedToCash: 400, forfeited: 700 })
  expect(await house.held(seat.session)).toEqual({ realCash: 400 })
  expect(await refusalCodeOf(house.drop(seat.session))).toBe('BONUS_NOT_ACTIVE')
})

const openRound = async (code: string) => {
  const seat = await house.seatUnder(programme({ code }))
  await send(house, 'bet', seat.bet('bet', { amount: 1600 })) // drp 1000, crp 600
  return seat
}
const endings = [
  ['dropped', (seat: Seat) => house.drop(seat.session)],
  ['expired', () => house.pass({ hours: 24 * 30 })],
] as const

test.each(endings)(
  '%s during an open round: a win’s share of the deposit is real cash, the rest is forfeited',
  async (as, end) => {
    const seat = await openRound(`win-${as}`)
    await end(seat)
    expect(await house.held(seat.session)).toEqual({})
    expect(said(await send(house, 'win', seat.win('win', 'bet', { amount: 3200 })))).toEqual(['OK', 2000])
    expect(await house.held(seat.session)).toEqual({ realCash: 2000 })
    expect(await newest(seat.session)).toMatchObject({ state: as, returnedToCash: 2000, forfeited: 1600 })
  },
)

test.each(endings)(
  '%s during an open round: a rollback returns the deposit’s part as real cash, the rest is forfeited',
  async (as, end) => {
    const seat = await openRound(`back-${as}`)
    await end(seat)
    expect(said(await send(house, 'rollback', seat.rollback('back', 'bet')))).toEqual(['OK', 1000])
    expect(await house.held(seat.session)).toEqual({ realCash: 1000 })
    expect(await house.costOf(`back-${as}`)).toBe(0)
  },
)

test('a bonus ends when its days are over, not a minute before', async () => {
  const seat = await house.seatUnder(programme({ code: 'days', terms: { expiryDays: 7 } }))
  await house.pass({ hours: 24 * 7 - 1 })
  expect(await house.active(seat.session)).not.toBeNull()
  await house.pass({ hours: 1 })
  expect(await house.held(seat.session)).toEqual({ realCash: 1000 })
  expect(await newest(seat.session)).toMatchObject({ state: 'expired', returnedToCash: 1000, forfeited: 1000 })
})

test('a stake after the drop is real cash, also while a round of the bonus is open', async () => {
  const seat = await openRound('after')
  await house.drop(seat.session)
  await house.deposit(seat.session, 500)
  await send(house, 'bet', seat.bet('cash', { roundId: 'cash' }))
  await send(house, 'win', seat.win('w', 'cash', { roundId: 'cash' }))
  await send(house, 'win', seat.win('late', 'bet', { amount: 160 }))
  expect(await house.held(seat.session)).toEqual({ realCash: 500 - 100 + 250 + 100 })
})
