import { toNumber } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { type Figures, oneInRounds } from '../../figures.ts'
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
    return oneInRounds(perRound)
  }
  const allWeights = values.reduce((sum, { weight }) => sum + weight, 0)
  const coins = values
    .map(({ units, weight, tier }) => ({ multiple: units / payUnit, weight, tier }))
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
      coinsToStart,
      respins,
      coins,
      allWeights,
      prizes,
      oneIn: oneIn('hold'),
      landing: { ...landing },
      fullBoard: { ...full, oneIn: oneIn(fullBoardName(rules)) },
      mostMultiple: mostUnits / payUnit,
    },
  }
}
