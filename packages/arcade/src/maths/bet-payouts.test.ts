import { compare, type Fraction, fraction } from '@andon/money/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresOfBet, leastReturn, payoutsOf, returnAt } from './bet-payouts.ts'

const coin = payoutsOf([
  { multiple: fraction(0), cases: 1n },
  { multiple: fraction(2), cases: 1n },
])

test('a fair coin returns its stake, with a variance of one', () => {
  expect(figuresOfBet(coin)).toEqual({
    rtp: fraction(1),
    variance: fraction(1),
    hitFrequency: fraction(1, 2),
    aboveStake: fraction(1, 2),
  })
})

test('equal multiples are one payout, in ascending order', () => {
  const parts = [fraction(2), fraction(1, 2), fraction(4, 2)].map((multiple) => ({ multiple, cases: 1n }))
  expect(payoutsOf(parts)).toEqual([
    { multiple: fraction(1, 2), cases: 1n },
    { multiple: fraction(2), cases: 2n },
  ])
})

test('an amount at which every multiple is whole returns the exact figure, at each multiple of the chip', () => {
  expect(leastReturn(coin, 100)).toEqual({ amount: 100, rtp: fraction(1) })
})

test('half of an odd amount is rounded down: the least return is that of a single yen', () => {
  const halves = payoutsOf([
    { multiple: fraction(1, 2), cases: 1n },
    { multiple: fraction(3, 2), cases: 1n },
  ])
  expect(returnAt(halves, 3)).toEqual(fraction(1 + 4, 2 * 3))
  expect(leastReturn(halves, 1)).toEqual({ amount: 1, rtp: fraction(1, 2) })
  expect(leastReturn(halves, 2)).toEqual({ amount: 2, rtp: fraction(1) })
})

test('a loss beyond the amount is a multiple below zero, and rounded down as well', () => {
  const deep = payoutsOf([
    { multiple: fraction(-1, 2), cases: 1n },
    { multiple: fraction(2), cases: 1n },
  ])
  expect(figuresOfBet(deep)).toMatchObject({ rtp: fraction(3, 4), hitFrequency: fraction(1, 2) })
  expect(returnAt(deep, 1)).toEqual(fraction(1, 2))
})

test('no amount of up to three hundred chips returns less than the least', () => {
  const part = fc.record({
    multiple: fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 12 }))
      .map(([above, below]) => fraction(above, below)),
    cases: fc.bigInt({ min: 1n, max: 9n }),
  })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom(1, 5, 7, 100), (parts, chip) => {
      const payouts = payoutsOf(parts)
      const amounts = Array.from({ length: 300 }, (_, more) => (more + 1) * chip)
      const least = amounts.map((amount) => returnAt(payouts, amount)).reduce(lower)
      expect(compare(leastReturn(payouts, chip).rtp, least)).toBe(0)
    }),
    { numRuns: 50 },
  )
})

const lower = (a: Fraction, b: Fraction) => (compare(b, a) < 0 ? b : a)
