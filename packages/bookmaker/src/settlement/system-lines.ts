import { type Fraction, fraction } from '@andon/money/fraction'
import type { Slip } from './slip.ts'
import { timesBet } from './systems.ts'

/** One system line: the indexes of its legs, and how often it is bet (more than once where a named system is bet over more legs than its size). */
export interface SystemLine {
  readonly legs: readonly number[]
  readonly times: number
}

type Combined = Pick<Slip, 'legs' | 'system'>

/**
 * The sum over all lines of the product of their legs' multipliers: what a stake of 1 on each line returns. It is the sum of the coefficients at the folds of the
 * product over the legs of (1 + multiplier · x), so that it costs legs² and not the number of lines; `systemLinesInOrder` lists what it sums.
 */
export function sumOfSystemLines({ legs, system }: Combined, multipliers: readonly Fraction[]): Fraction {
  let bankers = 0
  let inEveryLine = 1n
  let denominator = 1n
  /** By the number of legs, over the common denominator. */
  const sums = [1n]
  for (const [index, { numerator, denominator: of }] of multipliers.entries()) {
    denominator *= of
    if (legs[index]?.banker) {
      bankers++
      inEveryLine *= numerator
      continue
    }
    sums.push(0n)
    for (let chosen = sums.length - 1; chosen >= 0; chosen--)
      sums[chosen] = (sums[chosen] ?? 0n) * of + (sums[chosen - 1] ?? 0n) * numerator
  }
  let total = 0n
  for (const fold of system.folds) total += (sums[fold - bankers] ?? 0n) * timesBet(system, { fold, legs: legs.length })
  return fraction(total * inEveryLine, denominator)
}

/** Every line once, the shorter before the longer, in the order of the legs. */
export function* systemLinesInOrder({ legs, system }: Combined): Generator<SystemLine> {
  for (const fold of system.folds) {
    const times = Number(timesBet(system, { fold, legs: legs.length }))
    for (const chosen of choices(legs, fold)) yield { legs: chosen, times }
  }
}

/** Every choice of so many legs that has all the bankers, by index. */
function* choices(legs: Slip['legs'], count: number, from = 0): Generator<number[]> {
  const left = legs.length - from
  if (count > left) return
  if (left === 0) yield []
  else {
    if (count > 0) for (const rest of choices(legs, count - 1, from + 1)) yield [from, ...rest]
    if (!legs[from]?.banker) yield* choices(legs, count, from + 1)
  }
}
