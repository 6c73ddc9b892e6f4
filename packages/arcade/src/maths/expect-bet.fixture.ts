import { fraction, multiply, writeDecimal } from '@andon/money/fraction'
import { expect } from 'vitest'
import { figuresOfBet, type Payouts } from './bet-payouts.ts'

/** The return in per cent, with so many decimals. */
export const percentOf = (payouts: Payouts, places: number) =>
  writeDecimal(multiply(figuresOfBet(payouts).rtp, fraction(100)), places)

/**
 * Compares the figures of a bet with those of a plain list: what is paid back in each of the equally likely cases, in parts of the amount. `parts`: how many parts are the
 * amount, so that all are whole numbers.
 */
export function expectCases(payouts: Payouts, cases: readonly number[], parts = 1): void {
  const count = cases.length
  const total = (of: (paid: number) => number) => cases.reduce((sum, paid) => sum + of(paid), 0)
  const [paid, squares] = [total((one) => one), total((one) => one * one)]
  expect(Number.isSafeInteger(squares * count) && Number.isSafeInteger(paid * paid), 'sums of floats are exact').toBe(
    true,
  )
  expect(figuresOfBet(payouts)).toEqual({
    rtp: fraction(paid, count * parts),
    variance: fraction(squares * count - paid * paid, (count * parts) ** 2),
    hitFrequency: fraction(cases.filter((one) => one > 0).length, count),
    aboveStake: fraction(cases.filter((one) => one > parts).length, count),
  })
}
