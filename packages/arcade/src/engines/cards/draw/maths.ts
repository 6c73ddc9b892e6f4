import { fraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { distributionOf } from '../../distribution.ts'
import { figuresOfRound } from '../../round-figures.ts'
import { readOutcome, type TitleMaths } from '../../title-maths.ts'
import { countHolds } from './count-holds.ts'
import type { DrawRules } from './rules.ts'

/** Figures for the best hold of every hand. */
export function drawMaths(rules: DrawRules): TitleMaths {
  return {
    rules,
    modes: ['hand'],
    count: (_mode, share) => countHolds(rules, share),
    figures: ({ hand = new Map() }) => {
      const results = [...hand].map(([outcome, cases]) => ({ ...readOutcome(outcome), cases }))
      const wins = distributionOf(results.map(({ win, cases }) => [win, cases]))
      const paid = results.filter(({ win }) => win > 0).sort((a, b) => b.win - a.win)
      const returnByFeature = Object.fromEntries(
        paid.map(({ win, leadsTo, cases }) => [leadsTo, fraction(BigInt(win) * cases, wins.total)]),
      )
      const [greatest] = paid
      assert(greatest, 'some hands pay')
      const topAward = { multiple: fraction(greatest.win), perRound: fraction(greatest.cases, wins.total) }
      return figuresOfRound(wins, { unit: 1, returnByFeature, topAward })
    },
    sumOfWins: null,
    countsFast: true,
  }
}
