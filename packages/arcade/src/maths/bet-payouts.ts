import { compare, type Fraction, floor, fraction, multiply, one, subtract, sum, zero } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'

/**
 * What a bet may come back as: `multiple` is all that is paid back, as a multiple of its amount (36 for 35 to 1, 0 for a lost bet), in `cases` of all equally likely
 * ones. A bet that may lose more than its amount has multiples below 0.
 */
export interface Payout {
  readonly multiple: Fraction
  readonly cases: bigint
}

/** All payouts of a bet, each multiple once. */
export type Payouts = readonly Payout[]

export interface BetFigures {
  /** The mean that is paid back, as a multiple of the amount. */
  readonly rtp: Fraction
  /** The variance of the multiple that is paid back. */
  readonly variance: Fraction
  /** The chance that anything is paid back, half of the amount included. */
  readonly hitFrequency: Fraction
  /** The chance that more than the amount is paid back. */
  readonly aboveStake: Fraction
}

/** Adds the cases of equal multiples. */
export function payoutsOf(cases: Iterable<Payout>): Payouts {
  const found = new Map<string, Payout>()
  for (const payout of cases) {
    const { numerator, denominator } = payout.multiple
    const name = `${numerator}/${denominator}`
    found.set(name, { ...payout, cases: (found.get(name)?.cases ?? 0n) + payout.cases })
  }
  return [...found.values()].sort((a, b) => compare(a.multiple, b.multiple))
}

/** Exact, before any rounding. */
export function figuresOfBet(payouts: Payouts): BetFigures {
  const all = allCases(payouts)
  const mean = (of: (multiple: Fraction) => Fraction) =>
    multiply(fraction(1n, all), sum(payouts.map(({ multiple, cases }) => multiply(of(multiple), fraction(cases)))))
  const rtp = mean((multiple) => multiple)
  const chanceAbove = (bound: Fraction) => mean((multiple) => (compare(multiple, bound) > 0 ? one : zero))
  return {
    rtp,
    variance: subtract(
      mean((multiple) => multiply(multiple, multiple)),
      multiply(rtp, rtp),
    ),
    hitFrequency: chanceAbove(zero),
    aboveStake: chanceAbove(one),
  }
}

/** The mean multiple of a bet of `amount` minor units, when what is paid back is rounded down to whole ones. */
export function returnAt(payouts: Payouts, amount: number): Fraction {
  const paid = payouts.map(({ multiple, cases }) => floor(multiply(multiple, fraction(amount))) * cases)
  return fraction(
    paid.reduce((total, units) => total + units, 0n),
    allCases(payouts) * BigInt(amount),
  )
}

export interface LeastReturn {
  /** In minor units: the least amount with this return. */
  readonly amount: number
  readonly rtp: Fraction
}

/**
 * The least return of any bet whose amount is a multiple of the least chip (minor units), when what is paid back is rounded down to whole minor units for each bet. Bets
 * that are rounded down together return no less. No case loses more than a minor unit less its fraction's least step, so amounts from some one on cannot be worse: the
 * search ends there.
 */
export function leastReturn(payouts: Payouts, leastChip: number): LeastReturn {
  assert(Number.isSafeInteger(leastChip) && leastChip > 0, 'chips are whole minor units')
  const { rtp } = figuresOfBet(payouts)
  const atMost = sum(
    payouts.map(({ multiple: { denominator }, cases }) =>
      fraction(cases * (denominator - 1n), allCases(payouts) * denominator),
    ),
  )
  let least = { amount: leastChip, rtp: returnAt(payouts, leastChip) }
  if (compare(least.rtp, rtp) === 0) return least // all multiples are whole at the least chip, so at each
  const mayBeWorse = (amount: number) => compare(multiply(atMost, fraction(1, amount)), subtract(rtp, least.rtp)) > 0
  for (let amount = 2 * leastChip; mayBeWorse(amount); amount += leastChip) {
    const found = returnAt(payouts, amount)
    if (compare(found, least.rtp) < 0) least = { amount, rtp: found }
  }
  return least
}

function allCases(payouts: Payouts): bigint {
  return payouts.reduce((total, { cases }) => total + cases, 0n)
}
