import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusHouse, openBonusHouse } from '../game-wallet/bonus-play.fixture.ts'
import { checkBooks } from '../game-wallet/check-books.fixture.ts'
import { type Seat, send, takeSeat } from '../game-wallet/seat.fixture.ts'
import { noDeposit, programme } from './programme.fixture.ts'

let house: BonusHouse
beforeAll(async () => {
  house = await openBonusHouse()
  await house.offer(noDeposit(500, { code: 'gift' }))
  await house.offer(
    programme({
      code: 'weekly',
      eligibility: { bonusCode: null, countries: ['JP'] },
      wagering: { times: 0 },
      terms: { reward: { kind: 'cashback', percent: 5, maxBonus: 100, minLoss: 200, period: 'week' } },
    }),
  )
})
afterAll(() => house.close())
afterEach(() => checkBooks(house))

/** The clock stands on Monday, 1 June 2026. */
async function lose(seat: Seat, id: string, { stake, won }: { stake: number; won: number }) {
  await send(house, 'bet', seat.bet(id, { amount: stake, roundId: id }))
  await send(house, 'win', seat.win(`w-${id}`, id, { amount: won, roundId: id }))
}
const sitWith = async (cash: number, country = 'JP') => takeSeat(house, await house.newPlayer(cash, { country }))
const reward = { kind: 'cashback', percent: 10, maxBonus: 1000, minLoss: 1, period: 'week' } as const

test('a share of the week’s loss in real cash is real cash, once, after the week', async () => {
  const [loser, winner, little, big, onBonus] = [
    await sitWith(2000),
    await sitWith(2000),
    await sitWith(2000),
    await sitWith(20_000),
    await sitWith(0),
  ]
  await lose(loser, 'a', { stake: 1000, won: 250 })
  await lose(winner, 'a', { stake: 1000, won: 1001 })
  await lose(little, 'a', { stake: 199, won: 0 })
  await lose(big, 'a', { stake: 10_000, won: 0 })
  await house.claim(onBonus.session, 'GIFT')
  await lose(onBonus, 'a', { stake: 500, won: 0 })
  await house.pass({ hours: 24 })
  expect(await house.held(loser.session)).toEqual({ realCash: 1250 })
  await house.pass({ hours: 24 * 6 })
  await house.pass({ hours: 24 })
  expect(await house.held(loser.session)).toEqual({ realCash: 1250 + 37 })
  expect(await house.held(winner.session)).toEqual({ realCash: 2001 })
  expect(await house.held(little.session)).toEqual({ realCash: 1801 })
  expect(await house.held(big.session)).toEqual({ realCash: 10_100 })
  expect(await house.held(onBonus.session)).toEqual({})
  expect(await house.history(loser.session)).toMatchObject([
    { programme: 'weekly', state: 'converted', becameCash: 37 },
  ])
})

test('a week is paid once, also when two nodes pay it at once', async () => {
  const seat = await sitWith(1000)
  await lose(seat, 'a', { stake: 1000, won: 0 })
  house.clock.advance({ hours: 24 * 7 })
  const [, cashback] = house.bonuses.jobs
  await Promise.all([cashback?.run(), cashback?.run(), cashback?.run()])
  await cashback?.run()
  expect(await house.held(seat.session)).toEqual({ realCash: 50 })
})

test('a worker that was away for weeks pays each of them', async () => {
  const seat = await sitWith(5000)
  await lose(seat, 'a', { stake: 1000, won: 0 })
  house.clock.advance({ hours: 24 * 7 })
  await lose(seat, 'b', { stake: 400, won: 0 })
  house.clock.advance({ hours: 24 * 7 })
  await house.pass({ hours: 24 * 7 })
  expect(await house.held(seat.session)).toEqual({ realCash: 5000 - 1400 + 50 + 20 })
  await house.pass({ hours: 24 * 7 })
  expect(await house.history(seat.session)).toHaveLength(2)
})

test('losses count from the start of a programme until its end, and are paid although it has ended', async () => {
  const monday = house.clock.now()
  const [from, until] = [monday.add({ hours: 24 }).toString(), monday.add({ hours: 48 }).toString()]
  const eligibility = { bonusCode: null, countries: ['FR'], from, until }
  await house.offer(programme({ code: 'one-day', eligibility, wagering: { times: 0 }, terms: { reward } }))
  const seat = await sitWith(5000, 'FR')
  await lose(seat, 'before', { stake: 1000, won: 0 })
  await house.pass({ hours: 24 })
  await lose(seat, 'within', { stake: 600, won: 100 })
  await house.pass({ hours: 24 })
  await lose(seat, 'after', { stake: 1000, won: 0 })
  await house.pass({ hours: 24 * 5 })
  expect(await house.held(seat.session)).toEqual({ realCash: 5000 - 2500 + 50 })
})

test('a locked player is paid in real cash, and withdraws it', async () => {
  const seat = await sitWith(1000)
  await lose(seat, 'a', { stake: 1000, won: 0 })
  house.lock(seat.session)
  await house.pass({ hours: 24 * 7 })
  expect(await house.held(seat.session)).toEqual({ realCash: 50 })
})

test('cashback that has to be wagered waits until another bonus has ended, for a week', async () => {
  await house.offer(
    programme({
      code: 'wagered',
      eligibility: { bonusCode: null, countries: ['IE'] },
      wagering: { times: 3 },
      terms: { reward },
    }),
  )
  const [waits, lapses, locked] = [await sitWith(1000, 'IE'), await sitWith(1000, 'IE'), await sitWith(1000, 'IE')]
  for (const seat of [waits, lapses, locked]) await lose(seat, 'a', { stake: 1000, won: 0 })
  for (const seat of [waits, lapses]) await house.claim(seat.session, 'GIFT')
  house.lock(locked.session)
  await house.pass({ hours: 24 * 7 })
  expect(await house.held(waits.session)).toEqual({ crp: 500 })
  await house.drop(waits.session)
  await house.pass({ hours: 24 })
  expect(await house.active(waits.session)).toMatchObject({
    ...{ programme: 'wagered', pockets: { crp: 100 }, wagering: { required: 300 } },
  })
  await lose(waits, 'b', { stake: 100, won: 300 })
  expect(await house.held(waits.session)).toEqual({ wrp: 300 })
  await lose(waits, 'c', { stake: 200, won: 0 })
  expect(await house.held(waits.session)).toEqual({ realCash: 100 })
  await house.pass({ hours: 24 * 7 })
  await house.drop(lapses.session)
  await house.pass({ hours: 24 })
  expect([await house.held(lapses.session), await house.held(locked.session)]).toEqual([{}, {}])
})
