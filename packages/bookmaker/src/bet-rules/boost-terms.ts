import { compare, type Fraction, fraction, toNumber } from '@andon/money/fraction'
import { type BoostStep, type MultipleBoost, mostBoost, stepOf, wrongStep } from '../settlement/multiple-boost.ts'
import type { Slip } from '../settlement/slip.ts'

/** On which terms the winnings of a multiple are boosted. Staff set them (`setMultipleBoosts`). */
export interface BoostTerms {
  /** The ladder, fewest legs first; empty: no multiple is boosted. */
  readonly steps: readonly BoostStep[]
  /** Each leg has these odds at least, in thousandths. */
  readonly leastOdds: number
  /** A boosted multiple never returns more than this on average, in thousandths of its stake, whatever its legs return as singles. */
  readonly mostReturn: number
}

/** Terms by which nothing is boosted. */
export const noMultipleBoosts: BoostTerms = { steps: [], leastOdds: 1200, mostReturn: 970 }

/** The terms until staff order others. */
export const usualMultipleBoosts: BoostTerms = {
  ...noMultipleBoosts,
  steps: [
    { legs: 3, percent: 3 },
    { legs: 4, percent: 5 },
    { legs: 5, percent: 8 },
    { legs: 6, percent: 11 },
    { legs: 7, percent: 14 },
    { legs: 8, percent: 18 },
    { legs: 9, percent: 22 },
    { legs: 10, percent: 27 },
    { legs: 12, percent: 35 },
  ],
}

/** The most steps of a ladder, and the most that one may add, in per cent. */
export const mostOfLadder = mostBoost

/** True if each step has more legs and adds more, in whole per cent, than the one before; also of no steps. */
export const isLadder = (steps: readonly BoostStep[]): boolean => wrongStep(steps) === null

/** A leg as the boost looks at it. */
export interface BoostLeg {
  /** At which it would be bet now; null without a price. */
  readonly odds: Fraction | null
  /** Our probability that it wins; null where there is none. */
  readonly chance: number | null
  /** One selection before the start, at its ordinary price and on winning only. */
  readonly mayCount: boolean
}

export interface GrantedBoost {
  /** Null where nothing is added. */
  readonly boost: MultipleBoost | null
  /** Per cent that the ladder has for so many legs, whether the margins pay for it or not. 0 where the slip is no multiple or a leg is at fault. */
  readonly step: number
  /** The first leg for which a multiple with enough legs is not boosted, by its place from 0; null where it is none. */
  readonly legAtFault: number | null
}

const nothingGranted: GrantedBoost = { boost: null, step: 0, legAtFault: null }

/**
 * What a slip adds to its winnings: the step of the ladder, or what the margins of its legs pay, whichever is less, in whole per cent rounded down. They pay as long as the boosted multiple
 * returns no more on average than the same legs as singles, and no more than `mostReturn`, by the chances of the book. Every leg must count, so that the step needs no other rule.
 */
export function grantedBoost(
  { steps, leastOdds, mostReturn }: BoostTerms,
  { legs, system, eachWay }: Pick<Slip, 'legs' | 'system' | 'eachWay'>,
  now: readonly BoostLeg[],
): GrantedBoost {
  const isOneLine = system.size === legs.length && system.folds.length === 1 && system.folds[0] === legs.length
  const step = stepOf(steps, legs.length)
  if (!isOneLine || eachWay || legs.length < 2 || legs.length !== now.length || step === 0) return nothingGranted
  const least = fraction(leastOdds, 1000)
  const atFault = now.findIndex(
    ({ odds, chance, mayCount }) => !mayCount || odds === null || compare(odds, least) < 0 || !isChance(chance),
  )
  if (atFault >= 0) return { ...nothingGranted, legAtFault: atFault }
  const priced = now.map(({ odds, chance }) => ({ odds: odds ? toNumber(odds) : 0, chance: chance ?? 0 }))
  let percent = step
  while (percent > 0 && averageReturn(priced, percent) > mostAverage(priced, mostReturn)) percent--
  return { boost: percent > 0 ? { percent, steps } : null, step, legAtFault: null }
}

const isChance = (chance: number | null) => chance !== null && chance > 0 && chance <= 1

interface PricedLeg {
  readonly odds: number
  readonly chance: number
}

/** What a multiple returns on average for 1 staked, with so many per cent more winnings. */
export function averageReturn(legs: readonly PricedLeg[], percent: number): number {
  const odds = legs.reduce((all, leg) => all * leg.odds, 1)
  const chance = legs.reduce((all, leg) => all * leg.chance, 1)
  return chance * (1 + (odds - 1) * (1 + percent / 100))
}

/** The most that a boosted multiple of these legs may return on average for 1 staked: what they do as singles, and never more than `mostReturn` thousandths. */
export function mostAverage(legs: readonly PricedLeg[], mostReturn: number): number {
  const singles = legs.reduce((sum, { odds, chance }) => sum + odds * chance, 0) / legs.length
  return Math.min(singles, mostReturn / 1000)
}
