import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../catalogue/check-books.fixture.ts'
import { type BonusHouse, openBonusHouse } from '../catalogue/supplier-wallet/bonus-play.fixture.ts'
import { type Seat, send, takeSeat } from '../catalogue/supplier-wallet/seat.fixture.ts'
import { noDeposit, programme } from './programme.fixture.ts'

let house: BonusHouse
beforeAll(async () => {
  house = await openBonusHouse()
  await house.offer(noDeposit(500, { code: 'gift' }))
  await house.offer(
    programme({
      code: 'weekly',
      eligibility: { bonusCode: null },
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
const sitWith = async (cash: number) => takeSeat(house, await house.newPlayer(cash))

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
