import { assert } from '@andon/platform/assert'
import type { Counts, TitleMaths } from '../../title-maths.ts'
import { countLines } from './count.ts'
import { linesFigures } from './figures.ts'
import type { LinesRules, SpinMode } from './rules.ts'
import { sumBySymbolCounts } from './sum-by-symbol-counts.ts'

export function linesMaths(rules: LinesRules, { countsFast }: { readonly countsFast: boolean }): TitleMaths {
  return {
    rules,
    modes: ['base', 'free'],
    count: (mode, share) => countLines(rules, { mode: spinMode(mode), ...share }),
    figures: ({ base, free }) => linesFigures(rules, { base: counted(base), free: counted(free) }),
    sumOfWins: (mode) => sumBySymbolCounts(rules, spinMode(mode)),
    countsFast,
  }
}

function spinMode(mode: string): SpinMode {
  assert(mode === 'base' || mode === 'free', 'a slot on lines has two modes')
  return mode
}

function counted(counts: Counts | undefined): Counts {
  assert(counts, 'every mode is counted')
  return counts
}
