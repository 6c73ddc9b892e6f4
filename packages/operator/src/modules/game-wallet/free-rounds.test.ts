import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freeSpins } from '../bonuses/programme.fixture.ts'
import { type BonusHouse, openBonusHouse, said } from './bonus-play.fixture.ts'
import { checkBooks } from './check-books.fixture.ts'
import { type Seat, send } from './seat.fixture.ts'

let house: BonusHouse
beforeAll(async () => {
  house = await openBonusHouse()
})
afterAll(() => house.close())
afterEach(() => checkBooks(house))

async function spin(seat: Seat, id: string, fields: object = {}) {
  const freeRoundsId = (await house.active(seat.session))?.bonusId
  return send(house, 'bet', seat.bet(id, { amount: 0, roundId: id, freeRoundsId, ...fields }))
}
const win = (seat: Seat, id: string, amount: number) =>
  send(house, 'win', seat.win(`w-${id}`, id, { roundId: id, amount }))

test('a supplier is told of the free rounds of its game, and the player of the games', async () => {
  const { session } = await house.seatUnder(freeSpins(3, { code: 'told' }))
  const bonusId = (await house.active(session))?.bonusId
  const open = async (gameCode: string) =>
    (await send(house, 'authenticate', { token: await house.launchToken(session, gameCode), gameCode })).body
  expect(await open('lantern')).toMatchObject({ freeRounds: { freeRoundsId: bonusId, stake: 20, left: 3 } })
  expect(await open('tables')).not.toHaveProperty('freeRounds')
  expect(await house.freeSpinGames(session)).toMatchObject([{ gameCode: 'lantern', left: 3, stake: 20 }])
})

test('what free rounds win is winnings under the bonus, to be wagered as often as the terms say', async () => {
  const seat = await house.seatUnder(freeSpins(2, { code: 'wagered', wagering: { times: 2 } }))
  await spin(seat, 'a')
  await win(seat, 'a', 50)
  expect(await house.held(seat.session)).toEqual({ wrp: 50 })
  await spin(seat, 'b')
  await win(seat, 'b', 0)
  expect((await house.active(seat.session))?.wagering).toEqual({ required: 100, wagered: 0, left: 100 })
  for (const id of ['c', 'd']) {
    await send(house, 'bet', seat.bet(id, { amount: 50, roundId: id }))
    await win(seat, id, 50)
  }
  expect(await house.held(seat.session)).toEqual({ realCash: 50 })
  expect(await house.active(seat.session)).toBeNull()
})

test('without wagering a free round’s win is real cash at once, the last one’s too', async () => {
  const seat = await house.seatUnder(freeSpins(2, { code: 'cash', wagering: { times: 0 } }))
  await spin(seat, 'a')
  expect(said(await win(seat, 'a', 70))).toEqual(['OK', 70])
  await spin(seat, 'b')
  await win(seat, 'b', 30)
  expect(await house.held(seat.session)).toEqual({ realCash: 100 })
  expect(await house.history(seat.session)).toMatchObject([{ state: 'converted', becameCash: 100 }])
})

test('free rounds that won nothing end the bonus once the last one is over', async () => {
  const seat = await house.seatUnder(freeSpins(1, { code: 'nothing' }))
  await spin(seat, 'a')
  expect(await house.active(seat.session)).not.toBeNull()
  await win(seat, 'a', 0)
  expect(await house.history(seat.session)).toMatchObject([{ state: 'spent' }])
})

test('there are no more than were granted, also at once, and none in another game, for another player or at a stake', async () => {
  const seat = await house.seatUnder(freeSpins(2, { code: 'bounds' }), { cash: 100 })
  const stranger = await house.seatUnder(freeSpins(2, { code: 'bounds' }))
  const freeRoundsId = (await house.active(seat.session))?.bonusId
  expect((await spin(stranger, 's', { freeRoundsId })).body.status).toBe('FREE_ROUNDS_UNKNOWN')
  expect((await spin(seat, 'paid', { amount: 20 })).body.status).toBe('FREE_ROUNDS_UNKNOWN')
  const bets = ['a', 'b', 'c', 'd'].map((id) =>
    send(house, 'bet', seat.bet(id, { amount: 0, roundId: id, freeRoundsId })),
  )
  const statuses = (await Promise.all(bets)).map(({ body }) => body.status)
  expect(statuses.sort()).toEqual(['FREE_ROUNDS_UNKNOWN', 'FREE_ROUNDS_UNKNOWN', 'OK', 'OK'])
  expect(await house.freeSpinGames(seat.session)).toEqual([])
})

test('a free round that is rolled back may be played again; one that outlives a dropped bonus wins nothing', async () => {
  const seat = await house.seatUnder(freeSpins(2, { code: 'again' }))
  await spin(seat, 'a')
  await send(house, 'rollback', seat.rollback('back', 'a', { roundId: 'a' }))
  expect((await house.active(seat.session))?.freeRoundsLeft).toBe(2)
  await spin(seat, 'b')
  await house.drop(seat.session)
  await win(seat, 'b', 500)
  expect(await house.held(seat.session)).toEqual({})
})
