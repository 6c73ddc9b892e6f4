import { assert } from '@andon/platform/assert'
import type { Counts, TitleMaths } from '../../title-maths.ts'
import { countTumble } from './count.ts'
import { tumbleFigures } from './figures.ts'
import type { TumbleMode, TumbleRules } from './rules.ts'

export function tumbleMaths(rules: TumbleRules, { countsFast }: { readonly countsFast: boolean }): TitleMaths {
  assert(rules.pays === 'cluster' || rules.symbols.every(({ role }) => role !== 'wild'), 'wilds are parts of clusters')
  return {
    rules,
    modes: rules.mostFreeSpins > 0 ? ['base', 'free'] : ['base'],
    count: (mode, share) => countTumble(rules, { mode: tumbleMode(mode), ...share }),
    figures: ({ base, free }) => {
      assert(base && (free || rules.mostFreeSpins === 0), 'every mode is counted')
      const none: Counts = new Map()
      return tumbleFigures(rules, { base, free: free ?? none })
    },
    sumOfWins: null,
    countsFast,
  }
}

function tumbleMode(mode: string): TumbleMode {
  assert(mode === 'base' || mode === 'free', 'a tumbling slot has two modes')
  return mode
}
