import { add, divide, type Fraction, fraction, one, subtract, sum } from '@andon/money/fraction'
import { distributionOf } from '../../distribution.ts'
import type { Figures } from '../../figures.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { type Counts, readOutcome, type TitleMaths } from '../../title-maths.ts'
import { bestPlay, bestReturn } from './best-play.ts'
import { countResults, totalOfResults } from './count-results.ts'
import type { BlackjackRules } from './rules.ts'
import { type StrategyTable, strategyOf } from './strategy-table.ts'

/** Wins are counted in halves of the first stake. */
const unit = 2
/** Both hands of a split place doubled and won. */
const greatestWin = fraction(8)

/**
 * Figures of one hand with best play: of a layout of several, each hand has the same. The counts are those of the strategy table; their sum is compared with the best play,
 * which is found another way.
 */
export function blackjackMaths(rules: BlackjackRules, strategy: StrategyTable): TitleMaths {
  return {
    rules,
    modes: ['hand'],
    count: (_mode, { part }) => (part > 0 ? new Map() : countResults(rules, strategyOf(strategy, rules))),
    figures: ({ hand = new Map() }) => figuresOf(hand),
    sumOfWins: () => {
      const { numerator, denominator } = bestReturn(rules, bestPlay(rules))
      return (BigInt(unit) * totalOfResults * numerator) / denominator
    },
    countsFast: true,
  }
}

function figuresOf(counts: Counts): Figures {
  const results = [...counts].map(([outcome, cases]) => {
    const { win, leadsTo } = readOutcome(outcome)
    const [how = '', stakes = ''] = leadsTo.split(':')
    return { win, how, stakes: Number(stakes), cases }
  })
  const hand = distributionOf(results.map(({ win, cases }) => [win, cases]))
  const shareOf = (some: typeof results, weightOf: (result: (typeof results)[number]) => number): Fraction =>
    sum(some.map((result) => fraction(BigInt(weightOf(result)) * result.cases, hand.total)))
  const ways = [...new Set(results.map(({ how }) => how))].sort()
  const returnByFeature = Object.fromEntries(
    ways.map((way) => [
      way,
      divide(
        shareOf(
          results.filter(({ how }) => how === way),
          ({ win }) => win,
        ),
        fraction(unit),
      ),
    ]),
  )
  const greatest = results.filter(({ win, stakes }) => stakes === 4 && win === unit * (1 + stakes))
  const topAward = { multiple: greatestWin, perRound: shareOf(greatest, () => 1) }
  const figures = figuresOfRound(hand, { unit, returnByFeature, topAward })
  const staked = shareOf(results, ({ stakes }) => stakes)
  return { ...figures, ofAllStakes: { staked, rtp: add(one, divide(subtract(figures.rtp, one), staked)) } }
}
