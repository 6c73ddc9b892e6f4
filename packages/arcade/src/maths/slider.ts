import { fraction, multiply, zero } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { type Payouts, payoutsOf } from './bet-payouts.ts'

/**
 * The player sets a chance by a slider, and wins if the number drawn from 0.00 to 99.99 lies on their side of it. `least` and `most`: hundredths of a per cent; beyond
 * `most` a win at a small chip, rounded down, would be no more than its amount.
 */
export const sliderRules = { numbers: 10_000, least: 1, most: 9800, return: fraction(99, 100) } as const

/** The payouts of a bet with this many winning numbers: the return divided by the chance, as a fraction, so that the return is the same at each chance. */
export function sliderPayouts(winning: number): Payouts {
  const { numbers, least, most, return: rtp } = sliderRules
  assert(Number.isSafeInteger(winning) && winning >= least && winning <= most, 'the slider reaches this chance')
  return payoutsOf([
    { multiple: multiply(rtp, fraction(numbers, winning)), cases: BigInt(winning) },
    { multiple: zero, cases: BigInt(numbers - winning) },
  ])
}
