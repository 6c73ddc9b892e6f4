import { assert } from '@andon/platform/assert'
import type { Figures } from '../../figures.ts'
import { toNumber } from '../../rational.ts'
import type { SlotDisplay } from '../display.ts'
import { displayOf } from '../kernel/display-of.ts'
import { fullBoardName } from './figures.ts'
import type { HoldRules } from './rules.ts'

/** The display of a slot with hold and win. */
export function holdDisplay(
  rules: HoldRules,
  { figures, ...resting }: { readonly restingStops: readonly number[]; readonly figures: Figures },
): SlotDisplay {
  const { coinsToStart, respins, landing, values, fullBoard, mostUnits, payUnit } = rules
  const oneIn = (feature: string) => {
    const perRound = figures.featuresPerRound[feature]
    assert(perRound, 'the odds of each feature are computed')
    return Number(perRound.denominator / perRound.numerator) + 1
  }
  const allWeights = values.reduce((sum, { weight }) => sum + weight, 0)
  const coins = values
    .map(({ units, weight, tier }) => ({ multiple: units / payUnit, share: weight / allWeights, tier }))
    .toSorted((a, b) => a.multiple - b.multiple)
  const full = { multiple: fullBoard.units / payUnit, tier: fullBoard.tier }
  const prizes = [...coins, full].flatMap(({ tier, multiple }) => {
    if (tier === null) return []
    const share = figures.returnByFeature[tier]
    assert(share, 'the return of each prize is computed')
    return [{ tier, multiple, oneIn: oneIn(tier), returnShare: toNumber(share) }]
  })
  return {
    ...displayOf({ ...rules, pays: 'lines' }, resting),
    hold: {
      ...{ coinsToStart, respins, coins, prizes },
      oneIn: oneIn('hold'),
      landing: landing.coin / landing.of,
      fullBoard: { ...full, oneIn: oneIn(fullBoardName(rules)) },
      mostMultiple: mostUnits / payUnit,
    },
  }
}
