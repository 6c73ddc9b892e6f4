import { assert } from '@andon/platform/assert'
import { type Figures, oneInRounds } from '../../figures.ts'
import type { SlotDisplay } from '../display.ts'
import { displayOf } from '../kernel/display-of.ts'
import type { Bonus, BonusGamesRules } from './rules.ts'

/** The display of a slot with BIG and REG. */
export function bonusGamesDisplay(
  rules: BonusGamesRules,
  { figures, ...resting }: { readonly restingStops: readonly number[]; readonly figures: Figures },
): SlotDisplay {
  const game = { ...rules, pays: 'lines', strips: rules.strips.base, payUnit: rules.lines.length } as const
  const shown = (bonus: Bonus) => {
    const perRound = figures.featuresPerRound[bonus]
    assert(perRound, 'the odds of each bonus are computed')
    return { ...rules.bonuses[bonus], oneIn: oneInRounds(perRound) }
  }
  return { ...displayOf(game, resting), bonuses: { big: shown('big'), reg: shown('reg') } }
}
