import { assert } from '@andon/platform/assert'
import type { Counts, TitleMaths } from '../../title-maths.ts'
import { countLines } from './count.ts'
import { linesFigures, singleSpinFigures } from './figures.ts'
import { type LinesRules, type SpinMode, winsFreeSpins } from './rules.ts'
import { sumBySymbolCounts } from './sum-by-symbol-counts.ts'

export function linesMaths(rules: LinesRules, { countsFast }: { readonly countsFast: boolean }): TitleMaths {
  return {
    rules,
    modes: winsFreeSpins(rules) ? ['base', 'free'] : ['base'],
    count: (mode, share) => countLines(rules, { mode: spinMode(mode), ...share }),
    figures: ({ base, free }) =>
      winsFreeSpins(rules)
        ? linesFigures(rules, { base: counted(base), free: counted(free) })
        : singleSpinFigures(rules, counted(base)),
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
