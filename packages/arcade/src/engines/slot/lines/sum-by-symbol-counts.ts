import { linesSum } from '../kernel/lines-sum.ts'
import { scatterSum } from '../kernel/scatter-sum.ts'
import type { LinesRules, SpinMode } from './rules.ts'

/** The sum of line and scatter wins over every stop of the reels, in stakes per line, without visiting them. */
export function sumBySymbolCounts(rules: LinesRules, mode: SpinMode): bigint {
  const wildMultiplier = mode === 'free' ? rules.freeSpinWildMultiplier : 1
  return linesSum(rules, { strips: rules.strips[mode], wildMultiplier }) + scatterSum(rules, rules.strips[mode])
}
