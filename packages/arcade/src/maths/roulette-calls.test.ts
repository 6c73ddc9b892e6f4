import { fraction } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { figuresOfBet } from './bet-payouts.ts'
import { expectCases } from './expect-bet.fixture.ts'
import { rouletteBets } from './roulette.ts'
import { calledPayouts, chipsOf, finalsOf, neighboursOf, rouletteSections, wheelOrder } from './roulette-calls.ts'

const { voisins, tiers, orphelins, jeuZero } = rouletteSections
const calls = [
  ...Object.values(rouletteSections),
  ...wheelOrder.flatMap((number) => [1, 2, 3, 4].map((eachSide) => neighboursOf(number, { eachSide }))),
  ...Array.from({ length: 10 }, (_, digit) => finalsOf(digit)),
]

/** From one number to another, clockwise, both included. */
function arc(from: number, to: number): number[] {
  const turned = [...wheelOrder, ...wheelOrder]
  const start = turned.indexOf(from)
  return turned.slice(start, turned.indexOf(to, start) + 1)
}
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
const covered = (bets: (typeof calls)[number]) => ascending([...new Set(bets.flatMap(({ numbers }) => numbers))])

test('the wheel has each number once, and red and black by turns from zero to zero', () => {
  expect(ascending(wheelOrder)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  const reds = rouletteBets().find(
    ({ sort, numbers }) => sort === 'evenChance' && numbers.includes(3) && numbers.includes(1) && !numbers.includes(11),
  )
  const around = wheelOrder.slice(1)
  for (const [at, number] of around.entries()) {
    const next = around[at + 1]
    if (next !== undefined) expect(reds?.numbers.includes(number)).toBe(!reds?.numbers.includes(next))
  }
})

test('voisins, tiers and orphelins cover the wheel in arcs, and jeu zéro the seven numbers around zero', () => {
  expect(covered(voisins)).toEqual(ascending(arc(22, 25)))
  expect(covered(tiers)).toEqual(ascending(arc(27, 33)))
  expect(covered(orphelins)).toEqual(ascending([...arc(17, 6), ...arc(1, 9)]))
  expect(covered(jeuZero)).toEqual(ascending(arc(12, 15)))
  expect(ascending([voisins, tiers, orphelins].flatMap(covered))).toEqual(ascending(wheelOrder))
  expect([voisins, tiers, orphelins, jeuZero].map(chipsOf)).toEqual([9, 6, 5, 4])
})

test('each chip of a called bet lies on a spot of the layout', () => {
  const spots = new Set(rouletteBets().map(({ sort, numbers }) => `${sort} ${ascending(numbers)}`))
  for (const { sort, numbers } of calls.flat()) expect(spots).toContain(`${sort} ${ascending(numbers)}`)
})

test('a number has its neighbours around the zero too; finals end with the digit', () => {
  expect(covered(neighboursOf(0, { eachSide: 2 }))).toEqual([0, 3, 15, 26, 32])
  expect(covered(neighboursOf(26, { eachSide: 4 }))).toEqual(ascending([28, 12, 35, 3, 26, 0, 32, 15, 19]))
  expect(covered(finalsOf(6))).toEqual([6, 16, 26, 36])
  expect(covered(finalsOf(7))).toEqual([7, 17, 27])
  expect(() => neighboursOf(37, { eachSide: 1 })).toThrow('a number of the wheel')
  expect(() => neighboursOf(1, { eachSide: 5 })).toThrow('a number of the wheel')
})

test('every called bet returns 36/37, as its pockets do one by one', () => {
  for (const bets of calls) {
    expect(figuresOfBet(calledPayouts(bets)).rtp).toEqual(fraction(36, 37))
    const paid = wheelOrder.map((pocket) =>
      bets.reduce((all, { numbers, chips }) => all + (numbers.includes(pocket) ? (36 / numbers.length) * chips : 0), 0),
    )
    expectCases(calledPayouts(bets), paid, chipsOf(bets))
  }
})
