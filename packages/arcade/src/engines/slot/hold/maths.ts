import type { Counts, TitleMaths } from '../../title-maths.ts'
import { countWindows } from '../kernel/count-windows.ts'
import { linesSum } from '../kernel/lines-sum.ts'
import { windowsOf } from '../kernel/window.ts'
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
  const coin = coinOf(rules)
  const reels = rules.strips.map((strip) =>
    windowsOf(strip, rules.rows).map((column) => ({ column, mark: column.filter((symbol) => symbol === coin).length })),
  )
  return countWindows(rules, {
    ...share,
    reels,
    outcomeOf: ({ win, marks }) => (marks < rules.coinsToStart ? `${win}` : `${win} coins:${marks}`),
  })
}
