import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freeBets, noDeposit, programme } from '../bonuses/programme.fixture.ts'
import { type BonusHouse, openBonusHouse, said } from './bonus-play.fixture.ts'
import { checkBooks } from './check-books.fixture.ts'
import { send, takeSeat } from './seat.fixture.ts'

let house: BonusHouse
beforeAll(async () => {
  house = await openBonusHouse()
})
afterAll(() => house.close())
afterEach(() => checkBooks(house))

test('a match ties the part of the deposit that it matches, and the rest stays real cash', async () => {
  const { session } = await house.seatUnder(programme({ code: 'match' }), { deposited: 1500 })
  expect(await house.held(session)).toEqual({ realCash: 500, crp: 1000, drp: 1000 })
})

test('a supplier is told what can be staked: real cash and all that the bonus holds', async () => {
  const seat = await house.seatUnder(programme({ code: 'told' }), { deposited: 1500 })
  expect(said(await send(house, 'bet', seat.bet('bet')))).toEqual(['OK', 2400])
})

test('a stake is taken from drp, then wrp, then crp, then real cash', async () => {
  const seat = await house.seatUnder(programme({ code: 'order' }), { deposited: 1500 })
  await send(house, 'bet', seat.bet('a', { amount: 900 }))
  await send(house, 'win', seat.win('w', 'a', { amount: 0, roundClosed: false }))
  await send(house, 'bet', seat.bet('b', { amount: 200, roundId: 'two' }))
  expect(await house.held(seat.session)).toEqual({ realCash: 500, crp: 900 })
  await send(house, 'win', seat.win('x', 'b', { roundId: 'two', amount: 400 }))
  expect(await house.held(seat.session)).toEqual({ realCash: 500, crp: 900, drp: 200, wrp: 200 })
  await send(house, 'bet', seat.bet('c', { amount: 1500, roundId: 'three' }))
  expect(await house.held(seat.session)).toEqual({ realCash: 300 })
})

test('without an active bonus a stake is real cash, and so is its win', async () => {
  const seat = await takeSeat(house, await house.newPlayer(1000))
  await send(house, 'bet', seat.bet('bet'))
  await send(house, 'win', seat.win('win', 'bet'))
  expect(await house.held(seat.session)).toEqual({ realCash: 1150 })
})

test('a win returns in the proportion of its stake: the deposit’s share to drp, bonus-funded shares to wrp, real cash to real cash', async () => {
  const seat = await house.seatUnder(programme({ code: 'shares' }), { deposited: 1000, cash: 1000 })
  await send(house, 'bet', seat.bet('bet', { amount: 2500 }))
  expect(await house.held(seat.session)).toEqual({ realCash: 500 })
  await send(house, 'win', seat.win('win', 'bet', { amount: 5000 }))
  expect(await house.held(seat.session)).toEqual({ realCash: 1500, drp: 2000, wrp: 2000 })
})

test('a rollback returns the stake to the pockets it came from, and it no longer counts', async () => {
  const seat = await house.seatUnder(programme({ code: 'back' }))
  const before = await house.held(seat.session)
  await send(house, 'bet', seat.bet('bet', { amount: 1200 }))
  expect((await house.active(seat.session))?.wagering.wagered).toBe(1200)
  await send(house, 'rollback', seat.rollback('back', 'bet'))
  expect(await house.held(seat.session)).toEqual(before)
  expect((await house.active(seat.session))?.wagering.wagered).toBe(0)
})

test('a stake counts by its game, then its category, then the rest; half a yen is kept', async () => {
  const contributions = { otherwise: 50, categories: { slots: 100 }, games: { tables: 5 } }
  const seat = await house.seatUnder(noDeposit(1000, { code: 'weights', wagering: { times: 5, contributions } }))
  const table = await takeSeat(house, seat.session, 'tables')
  for (const id of ['a', 'b']) {
    await send(house, 'bet', table.bet(id, { amount: 10, roundId: id }))
    await send(house, 'win', table.win(`w${id}`, id, { amount: 10, roundId: id }))
  }
  expect((await house.active(seat.session))?.wagering).toEqual({ required: 5000, wagered: 1, left: 4999 })
  await send(house, 'bet', seat.bet('c', { amount: 300, roundId: 'c' }))
  expect((await house.active(seat.session))?.wagering.wagered).toBe(301)
})

test('a stake above the maximum is refused, says so, and moves nothing; real cash alone may be staked beyond it', async () => {
  const seat = await house.seatUnder(noDeposit(1000, { code: 'most', terms: { maxStake: 500 } }), { cash: 2000 })
  const { body } = await send(house, 'bet', seat.bet('bet', { amount: 501 }))
  expect(body).toMatchObject({ status: 'BONUS_STAKE_LIMIT', balance: 3000, params: { max: 500 } })
  expect(said(await send(house, 'bet', seat.bet('bet', { amount: 500 })))).toEqual(['OK', 2500])
  expect(said(await send(house, 'bet', seat.bet('two', { amount: 500, roundId: 'two' })))).toEqual(['OK', 2000])
  expect(said(await send(house, 'bet', seat.bet('cash', { amount: 900, roundId: 'cash' })))).toEqual(['OK', 1100])
})

test('free bets can be staked at the sportsbook only, and their winnings are winnings under the bonus', async () => {
  const seat = await house.seatUnder(freeBets(1000, { code: 'bets' }))
  expect(said(await send(house, 'bet', seat.bet('casino')))).toEqual(['INSUFFICIENT_FUNDS', 0])
  const { authToken: token } = await house.call('openSportsBook', { vendorId: 'bookmaker' }, seat.session)
  const opened = await send(house, 'authenticate', { token, gameCode: 'bookmaker' }, house.bookmaker)
  expect(opened.body).toMatchObject({ status: 'OK', balance: 1000 })
  const sessionToken = 'sessionToken' in opened.body ? opened.body.sessionToken : undefined
  const about = { gameCode: 'bookmaker', sessionToken }
  expect(said(await send(house, 'bet', seat.bet('sport', about), house.bookmaker))).toEqual(['OK', 900])
  const win = seat.win('won', 'sport', { gameCode: 'bookmaker', amount: 300 })
  await send(house, 'win', win, house.bookmaker)
  expect(await house.held(seat.session)).toEqual({ freebet: 900, wrp: 300 })
})

test('a bonus that was played down to nothing is over once no round is open', async () => {
  const seat = await house.seatUnder(noDeposit(200, { code: 'down' }))
  await send(house, 'bet', seat.bet('a', { roundId: 'a' }))
  await send(house, 'bet', seat.bet('b', { roundId: 'b' }))
  await send(house, 'win', seat.win('wa', 'a', { roundId: 'a', amount: 0 }))
  expect((await house.active(seat.session))?.pockets).toEqual({ crp: 0, drp: 0, wrp: 0, freebet: 0 })
  await send(house, 'win', seat.win('wb', 'b', { roundId: 'b', amount: 0 }))
  expect(await house.active(seat.session)).toBeNull()
  expect(await house.history(seat.session)).toMatchObject([{ state: 'spent', becameCash: 0, forfeited: 0 }])
})

test('calls of one player in one batch see the bonus as the ones before them left it', async () => {
  const seat = await house.seatUnder(programme({ code: 'batch' }), { cash: 100 })
  const answers = await Promise.all([
    send(house, 'bet', seat.bet('a', { roundId: 'a', amount: 800 })),
    send(house, 'bet', seat.bet('b', { roundId: 'b', amount: 800 })),
    send(house, 'bet', seat.bet('c', { roundId: 'c', amount: 500 })),
    send(house, 'bet', seat.bet('d', { roundId: 'd', amount: 1 })),
    send(house, 'win', seat.win('wb', 'b', { roundId: 'b', amount: 80 })),
  ])
  expect(answers.map(said)).toEqual([
    ['OK', 1300],
    ['OK', 500],
    ['OK', 0],
    ['INSUFFICIENT_FUNDS', 0],
    ['OK', 80],
  ])
  expect(await house.held(seat.session)).toEqual({ drp: 20, wrp: 60 })
})
