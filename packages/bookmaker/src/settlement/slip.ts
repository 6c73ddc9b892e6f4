import type { Fraction } from '@andon/money/fraction'
import type { MultipleBoost } from './multiple-boost.ts'
import { countSystemLines, type System } from './systems.ts'

/** The bet: legs, how they are combined into lines, and the stake on each line. */
export interface Slip {
  /** In minor units; above 0. It need not be whole: ¥ 1,000 over 15 lines are 200/3 on each. */
  readonly stakePerLine: Fraction
  readonly system: System
  /** Each combination is bet twice, on winning and on being placed. */
  readonly eachWay: boolean
  readonly legs: readonly SlipLeg[]
  /** Of a multiple whose winnings are boosted; absent elsewhere. */
  readonly boost?: MultipleBoost | null
}

/** One selection, or a group of selections that is priced as one (a bet builder). */
export interface SlipLeg {
  readonly id: string
  /** Decimal, above 1. */
  readonly odds: Fraction
  /** Part of every line. */
  readonly banker: boolean
  /** Part of the winnings that is paid for a place, above 0 and at most 1; each-way needs it. */
  readonly placeFraction: Fraction | null
}

/** Lines that the slip pays a stake for; an each-way combination is two. */
export function linesOf({ system, legs, eachWay }: Slip): number {
  const bankers = legs.filter(({ banker }) => banker).length
  return Number(countSystemLines(system, { legs: legs.length, bankers })) * (eachWay ? 2 : 1)
}
