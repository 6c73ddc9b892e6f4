import type { Counts, TitleMaths } from '../../title-maths.ts'
import { countEveryStop } from '../kernel/full-cycle.ts'
import { lineWinsIn } from '../kernel/line-wins.ts'
import { linesSum } from '../kernel/lines-sum.ts'
import { gridAt, positionsOf } from '../kernel/window.ts'
import { holdFigures } from './figures.ts'
import { coinOf, type HoldRules } from './rules.ts'

export function holdMaths(rules: HoldRules, { countsFast }: { readonly countsFast: boolean }): TitleMaths {
  return {
    rules,
    modes: ['base'],
    count: (_mode, share) => countHold(rules, share),
    figures: ({ base }) => holdFigures(rules, base ?? new Map()),
    sumOfWins: () => linesSum(rules, { strips: rules.strips }),
    countsFast,
  }
}

/** Counts every stop of the base spin by its line win and by the coins in view if they start the respins, such as `40 coins:6`. */
export function countHold(rules: HoldRules, share: { readonly part: number; readonly parts: number }): Counts {
  return countEveryStop(rules.strips, {
    ...share,
    outcome: (stops) => {
      const grid = gridAt(rules.strips, { stops, rows: rules.rows })
      const win = lineWinsIn(grid, rules).reduce((sum, { units }) => sum + units, 0)
      const coins = positionsOf(grid, coinOf(rules)).length
      return coins < rules.coinsToStart ? `${win}` : `${win} coins:${coins}`
    },
  })
}
