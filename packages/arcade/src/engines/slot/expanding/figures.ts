import { divide, fraction, subtract } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Figures } from '../../figures.ts'
import { figuresOfRound } from '../../round-figures.ts'
import type { Counts } from '../../title-maths.ts'
import { type SpinOutcome, spinOutcomes } from './free-spins.ts'
import { roundDistribution } from './round-distribution.ts'
import { type ExpandingRules, expandingSymbols } from './rules.ts'

/** Every expanding symbol is a variant of the free spins; a round plays one of them, each equally likely. The figures are those of the rounds as they are paid: up to the greatest win. */
export function expandingFigures(rules: ExpandingRules, counts: Readonly<Record<string, Counts>>): Figures {
  const unit = rules.lines.length
  assert(rules.mostMultiple !== undefined, 'a round has a greatest win')
  const mostUnits = rules.mostMultiple * unit
  const base = spinOutcomes(rules, counts.base)
  const variants = expandingSymbols(rules).map((symbol) => spinOutcomes(rules, counts[`free:${symbol}`]))
  assert(
    base.every(({ win }) => win < mostUnits),
    'the first spin does not win the most that a round may',
  )
  const round = roundDistribution({ base, variants, mostFreeSpins: rules.mostFreeSpins, mostUnits })
  const figures = figuresOfRound(round, {
    unit,
    returnByFeature: {},
    featuresPerRound: { freeSpins: shareOf(base, ({ adds }) => adds > 0) },
    topAward: {
      multiple: fraction(rules.mostMultiple),
      perRound: fraction(round.weights.get(mostUnits) ?? 0n, round.total),
    },
  })
  const inBase = divide(meanOf(base), fraction(unit))
  return { ...figures, returnByFeature: { base: inBase, freeSpins: subtract(figures.rtp, inBase) } }
}

const stopsOf = (outcomes: readonly SpinOutcome[]) => outcomes.reduce((sum, { stops }) => sum + stops, 0n)

function meanOf(outcomes: readonly SpinOutcome[]) {
  return fraction(
    outcomes.reduce((sum, { win, stops }) => sum + BigInt(win) * stops, 0n),
    stopsOf(outcomes),
  )
}

function shareOf(outcomes: readonly SpinOutcome[], counted: (outcome: SpinOutcome) => boolean) {
  return fraction(stopsOf(outcomes.filter(counted)), stopsOf(outcomes))
}
