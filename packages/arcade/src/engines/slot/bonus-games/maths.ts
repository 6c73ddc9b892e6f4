import { assert } from '@andon/platform/assert'
import type { Counts, TitleMaths } from '../../title-maths.ts'
import { linesSum } from '../kernel/lines-sum.ts'
import { countBonusGames } from './count.ts'
import { bonusGamesFigures } from './figures.ts'
import type { BonusGamesMode, BonusGamesRules } from './rules.ts'

export function bonusGamesMaths(rules: BonusGamesRules): TitleMaths {
  return {
    rules,
    modes: ['base', 'big', 'reg'],
    count: (mode, share) => countBonusGames(rules, { mode: spinMode(mode), ...share }),
    figures: ({ base, big, reg }) =>
      bonusGamesFigures(rules, { base: counted(base), big: counted(big), reg: counted(reg) }),
    sumOfWins: (mode) => linesSum(rules, { strips: rules.strips[spinMode(mode)] }),
    countsFast: true,
  }
}

function spinMode(mode: string): BonusGamesMode {
  assert(mode === 'base' || mode === 'big' || mode === 'reg', 'a slot with BIG and REG has three modes')
  return mode
}

function counted(counts: Counts | undefined): Counts {
  assert(counts, 'every mode is counted')
  return counts
}
