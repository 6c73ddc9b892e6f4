import type { Counts, TitleMaths } from '../../title-maths.ts'
import { countWindows, type MarkedWindow } from '../kernel/count-windows.ts'
import { windowsOf } from '../kernel/window.ts'
import { expandingFigures } from './figures.ts'
import { type ExpandingRules, expandingSymbols } from './rules.ts'
import { sumByCells } from './sum-by-cells.ts'

/** The modes are the base spin, and the free spin with each expanding symbol: `free:koi`. */
export function expandingMaths(rules: ExpandingRules, { countsFast }: { readonly countsFast: boolean }): TitleMaths {
  return {
    rules,
    modes: ['base', ...expandingSymbols(rules).map((symbol) => `free:${symbol}`)],
    count: (mode, share) => countMode(rules, mode, share),
    figures: (counts) => expandingFigures(rules, counts),
    sumOfWins: (mode) => sumByCells(rules, mode.split(':')[1] ?? null),
    countsFast,
  }
}

function countMode(rules: ExpandingRules, mode: string, share: { part: number; parts: number }): Counts {
  const [kind, symbol] = mode.split(':')
  const strips = rules.strips[kind === 'base' ? 'base' : 'free']
  const scatter = rules.symbols.find(({ role }) => role === 'scatter')?.id
  const windowOf = (column: readonly string[]): MarkedWindow => ({
    mark: column.filter((shown) => shown === scatter).length,
    column: symbol !== undefined && column.includes(symbol) ? column.map(() => symbol) : column,
  })
  return countWindows(rules, {
    ...share,
    reels: strips.map((strip) => merged(windowsOf(strip, rules.rows).map(windowOf))),
    outcomeOf: ({ win, marks }) => {
      const award = rules.scatter[marks]
      return award ? `${win + award.stakeMultiple * rules.lines.length} scatters:${marks}` : `${win}`
    },
  })
}

/** Equal windows once: a reel that fills shows the same from wherever the symbol lands. */
function merged(windows: readonly MarkedWindow[]): MarkedWindow[] {
  const equal = Map.groupBy(windows, ({ column, mark }) => `${column} ${mark}`)
  return [...equal.values()].flatMap(([window, ...more]) => (window ? [{ ...window, times: 1 + more.length }] : []))
}
