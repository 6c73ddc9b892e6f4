import type { PlayerContext } from '@andon/platform/http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programme } from '../bonuses/programme.fixture.ts'
import { type BonusHouse, openBonusHouse, said } from './bonus-play.fixture.ts'
import { checkBooks } from './check-books.fixture.ts'
import { type Seat, send } from './seat.fixture.ts'

let house: BonusHouse
beforeAll(async () => {
  house = await openBonusHouse()
})
afterAll(() => house.close())
afterEach(() => checkBooks(house))

const limit = ({ session }: Seat, limitType: 'wager' | 'loss', amount: number) =>
  house.limits.routes.setLimits(
    { limitType, amount, period: 1 },
    { session, site: 'LEO', language: 'en' } as PlayerContext, // the handler reads nothing else
  )

test('stakes of one batch count against a limit one after the other; the refusal says what would pass, and neighbours pass', async () => {
  const seat = await house.seatUnder(programme({ code: 'limited' }))
  const other = await house.seatUnder(programme({ code: 'unlimited' }))
  await limit(seat, 'wager', 500)
  const answers = await Promise.all([
    send(house, 'bet', seat.bet('a', { roundId: 'a', amount: 300 })),
    send(house, 'bet', seat.bet('b', { roundId: 'b', amount: 300 })),
    send(house, 'bet', seat.bet('c', { roundId: 'c', amount: 200 })),
    send(house, 'bet', other.bet('d', { roundId: 'd', amount: 900 })),
  ])
  expect(answers.map(said)).toEqual([
    ['OK', 1700],
    ['LIMIT_REACHED', 1700],
    ['OK', 1500],
    ['OK', 1100],
  ])
  expect(answers[1]?.body).toMatchObject({ params: { limitType: 'wager', limit: 500, remaining: 200, asked: 300 } })
})

test('a stake that comes to nothing takes no room of a limit from the stakes beside it', async () => {
  const seat = await house.seatUnder(programme({ code: 'crowded' }))
  await limit(seat, 'wager', 3000)
  const twin = seat.bet('b', { roundId: 'b', amount: 900 })
  const answers = await Promise.all([
    send(house, 'bet', seat.bet('a', { roundId: 'a', amount: 2900 })), // more than there is
    send(house, 'bet', twin),
    send(house, 'bet', twin),
    send(house, 'bet', seat.bet('c', { roundId: 'c', amount: 700 })),
    send(house, 'bet', seat.bet('d', { roundId: 'd', amount: 300 })),
  ])
  expect(answers.map(said)).toEqual([
    ['INSUFFICIENT_FUNDS', 2000],
    ['OK', 1100],
    ['OK', 1100],
    ['OK', 400],
    ['OK', 100],
  ])
})

test('a win makes room under a loss limit, and a rollback gives its stake’s room back', async () => {
  const seat = await house.seatUnder(programme({ code: 'losing' }))
  await limit(seat, 'loss', 400)
  const bet = async (id: string, amount: number) =>
    (await send(house, 'bet', seat.bet(id, { roundId: id, amount }))).body.status
  expect(await bet('a', 400)).toBe('OK')
  expect(await bet('b', 1)).toBe('LIMIT_REACHED')
  await send(house, 'win', seat.win('w', 'a', { roundId: 'a', amount: 150 }))
  expect(await bet('c', 150)).toBe('OK')
  expect(await bet('d', 1)).toBe('LIMIT_REACHED')
  await send(house, 'rollback', seat.rollback('back', 'c', { roundId: 'c' }))
  expect(await bet('e', 150)).toBe('OK')
})

test('a stake refused by a limit leaves the bonus as it was', async () => {
  const seat = await house.seatUnder(programme({ code: 'untouched' }))
  await limit(seat, 'wager', 100)
  await send(house, 'bet', seat.bet('a', { amount: 101 }))
  expect((await house.active(seat.session))?.wagering.wagered).toBe(0)
  expect(await house.held(seat.session)).toEqual({ drp: 1000, crp: 1000 })
})
