import { add, compare, type Fraction, fraction, multiply, subtract, zero } from '@andon/money/fraction'
import type { Slip } from './slip.ts'
import { SlipRefusal } from './slip-refusal.ts'

/** From so many legs on a multiple wins so many per cent more. */
export interface BoostStep {
  readonly legs: number
  readonly percent: number
}

/** What a multiple adds to its winnings. The stake is not boosted. */
export interface MultipleBoost {
  /** Whole per cent of the winnings while every leg counts. */
  readonly percent: number
  /** The ladder of the moment of the bet, fewest legs first: where legs are void, the step of those that are left counts, and never more than `percent`. */
  readonly steps: readonly BoostStep[]
}

/** The most steps of a ladder, and the most that one may add, in per cent. */
export const mostBoost = { steps: 20, percent: 100 } as const

/** Per cent of the highest step that so many legs reach; 0 below the first. */
export function stepOf(steps: readonly BoostStep[], legs: number): number {
  return steps.reduce((reached, step) => (step.legs <= legs ? Math.max(reached, step.percent) : reached), 0)
}

/** Per cent that a boosted bet adds to its winnings if so many of its legs count: all but the void ones. */
export function countingPercent({ percent, steps }: MultipleBoost, legs: number): number {
  return Math.min(percent, stepOf(steps, legs))
}

/** The returns of a slip with its boost, exact; `counting`: its legs that are not void. What returns no more than the stake stays as it is, and so does a slip without a boost. */
export function boostedReturns({ boost, stakePerLine }: Slip, returns: Fraction, counting: number): Fraction {
  const percent = boost ? countingPercent(boost, counting) : 0
  const winnings = subtract(returns, stakePerLine) // one line has the whole stake
  if (percent === 0 || compare(winnings, zero) <= 0) return returns
  return add(returns, multiply(winnings, fraction(percent, 100)))
}

/** Throws SlipRefusal unless a boost is of one line of two legs or more that is not each way, with rising steps of whole per cent. */
export function checkBoost({ boost, legs, system, eachWay }: Slip): void {
  if (!boost) return
  const isMultiple = legs.length > 1 && system.size === legs.length && system.folds.join() === `${legs.length}`
  if (!isMultiple || eachWay) throw new SlipRefusal('boost', 'is of a multiple in one line, not each way')
  if (!isPercent(boost.percent))
    throw new SlipRefusal('boost.percent', `must be a whole number from 1 to ${mostBoost.percent}`)
  const wrong = wrongStep(boost.steps)
  if (wrong) throw new SlipRefusal(`boost.steps.${wrong.step}`, wrong.why)
}

/** The first step of a ladder that is wrong, by its place from 0, and why; null for a ladder, also an empty one. */
export function wrongStep(steps: readonly BoostStep[]): { readonly step: number; readonly why: string } | null {
  for (const [step, { legs, percent }] of steps.entries()) {
    const before = steps[step - 1]
    if (step >= mostBoost.steps) return { step, why: `is one too many: at most ${mostBoost.steps} steps` }
    if (!Number.isSafeInteger(legs) || legs < 2) return { step, why: 'must be of 2 legs or more' }
    if (!isPercent(percent)) return { step, why: `must add a whole number of per cent from 1 to ${mostBoost.percent}` }
    if (before && (legs <= before.legs || percent <= before.percent))
      return { step, why: 'must have more legs and more per cent than the step before' }
  }
  return null
}

const isPercent = (value: number) => Number.isSafeInteger(value) && value >= 1 && value <= mostBoost.percent
