import { expect, test } from 'vitest'
import { averageReturnsOf, expectationOf } from './expectation.ts'
import type { LegOutcome } from './leg-outcome.ts'
import { plainOutcome } from './leg-outcome.ts'
import { readSlip } from './read-slip.ts'
import { settle } from './settle.ts'
import type { Slip } from './slip.ts'

const odds = ['2.5', '1.8', '3', '1.4', '6']
const chances = [0.38, 0.53, 0.31, 0.68, 0.15]
const slipOf = (legs: number, more: object): Slip =>
  readSlip({
    stakePerLine: '100',
    ...more,
    legs: odds.slice(0, legs).map((price, index) => ({ id: `${index}`, odds: price })),
  })

/** By the settlement of every case. */
function counted(slip: Slip) {
  let [mean, square] = [0, 0]
  for (let mask = 0; mask < 2 ** slip.legs.length; mask++) {
    let chance = 1
    const outcomes = new Map<string, LegOutcome>()
    for (const [index, { id }] of slip.legs.entries()) {
      const isWon = (mask >> index) % 2 === 1
      chance *= isWon ? (chances[index] ?? 0) : 1 - (chances[index] ?? 0)
      outcomes.set(id, plainOutcome(isWon ? 'won' : 'lost'))
    }
    const { numerator, denominator } = settle(slip, outcomes).returns
    const returns = Number(numerator) / Number(denominator)
    mean += chance * returns
    square += chance * returns ** 2
  }
  return { returns: mean, variance: square - mean ** 2 }
}

test.each([
  ['a single', slipOf(1, { type: 'single' })],
  ['a treble', slipOf(3, { type: 'fold' })],
  ['a patent', slipOf(3, { type: 'patent' })],
  ['a lucky 31', slipOf(5, { type: 'lucky31' })],
  ['pairs and fours of five', slipOf(5, { choose: [2, 4] })],
  ['three singles', slipOf(3, { choose: [1] })],
])('%s returns what the settlement of every case says', (_, slip) => {
  const found = expectationOf(slip, chances.slice(0, slip.legs.length))
  const { returns, variance } = counted(slip)
  expect(found?.returns).toBeCloseTo(returns, 6)
  expect(found?.variance).toBeCloseTo(variance, 3)
})

test('a banker must win', () => {
  const slip = slipOf(4, { choose: [2, 3] })
  const banked = { ...slip, legs: slip.legs.map((leg, index) => ({ ...leg, banker: index === 1 })) }
  const found = expectationOf(banked, chances.slice(0, 4))
  const { returns, variance } = counted(banked)
  expect(found?.returns).toBeCloseTo(returns, 6)
  expect(found?.variance).toBeCloseTo(variance, 3)
})

test('nothing is said of a bet each way, of doubles over four legs, and of thirteen legs in pairs', () => {
  expect(expectationOf({ ...slipOf(2, { type: 'fold' }), eachWay: true }, [0.5, 0.5])).toBeNull()
  expect(expectationOf(slipOf(4, { type: 'double' }), chances.slice(0, 4))).toBeNull()
  const legs = Array.from({ length: 13 }, (_, id) => ({ id: `${id}`, odds: '2' }))
  expect(
    expectationOf(
      readSlip({ stakePerLine: '1', choose: [2], legs }),
      legs.map(() => 0.5),
    ),
  ).toBeNull()
})

test('a multiple returns the product of what its legs return as singles', () => {
  const slip = slipOf(2, { type: 'fold' })
  const singles = (2.5 * 0.38 + 1.8 * 0.53) / 2
  expect(averageReturnsOf(slip, chances.slice(0, 2))).toEqual({
    whole: Math.round(2.5 * 0.38 * 1.8 * 0.53 * 1000),
    singles: Math.round(singles * 1000),
  })
  expect(averageReturnsOf(slip, [])).toBeNull()
})
