import type { TitleMaths } from '../../title-maths.ts'
import { countWindows, type MarkedWindow } from '../kernel/count-windows.ts'
import { linesSum } from '../kernel/lines-sum.ts'
import { windowsOf } from '../kernel/window.ts'
import { respinFigures } from './figures.ts'
import { maskOf, modeOf, type RespinRules, wildOf } from './rules.ts'

/** The modes are the sets of held reels that can occur. */
export function respinMaths(rules: RespinRules): TitleMaths {
  const masks = reachableMasks(rules)
  return {
    rules,
    modes: masks.map(modeOf),
    count: (mode, share) =>
      countWindows(rules, {
        ...share,
        reels: windowsHolding(rules, maskOf(mode)),
        outcomeOf: ({ win, marks }) => {
          const held = marks | maskOf(mode)
          return marks === 0 || held === allHeld(rules) ? `${win}` : `${win} ${modeOf(held)}`
        },
      }),
    figures: (counts) => respinFigures(rules, counts),
    sumOfWins: (mode) => sumByLine(rules, windowsHolding(rules, maskOf(mode))),
    countsFast: true,
  }
}

function reachableMasks(rules: RespinRules): readonly number[] {
  const wild = wildOf(rules)
  const bits = rules.strips.map((strip, reel) => (wild !== undefined && strip.includes(wild) ? 2 ** reel : 0))
  const all = bits.reduce((sum, bit) => sum + bit, 0)
  return Array.from({ length: 2 ** bits.length }, (_, mask) => mask).filter(
    (mask) => (mask & ~all) === 0 && mask !== allHeld(rules),
  )
}

/** With all reels held no reel is left to turn. */
const allHeld = ({ strips }: RespinRules) => 2 ** strips.length - 1

/** A held reel has one window, full of wilds; another with a wild fills, and its mark is the reel's bit. */
function windowsHolding(rules: RespinRules, mask: number): readonly (readonly MarkedWindow[])[] {
  const wild = wildOf(rules)
  return rules.strips.map((strip, reel) => {
    const full = Array.from({ length: rules.rows }, () => wild ?? '')
    if (mask & (2 ** reel)) return [{ column: full, mark: 0 }]
    return windowsOf(strip, rules.rows).map((column) =>
      wild !== undefined && column.includes(wild) ? { column: full, mark: 2 ** reel } : { column, mark: 0 },
    )
  })
}

/** Line by line, because the windows that do not fill show other symbols in each row. */
function sumByLine(rules: RespinRules, reels: readonly (readonly MarkedWindow[])[]): bigint {
  return rules.lines.reduce((sum, line) => {
    const strips = reels.map((windows, reel) => windows.map(({ column }) => column[line[reel] ?? 0] ?? ''))
    return sum + linesSum({ symbols: rules.symbols, lines: [line] }, { strips })
  }, 0n)
}
