import type { Counts } from '../../title-maths.ts'
import type { LinePays } from './line-wins.ts'

/** The window at one stop of a reel. The marks of all reels are added up and decide the results of the spin besides its line wins. */
export interface MarkedWindow {
  readonly column: readonly string[]
  readonly mark: number
  /** Stops that show it; 1 if absent. */
  readonly times?: number
}

/**
 * Counts every combination of windows by its line wins and what it leads to. Each line is a number in base S, the number of symbols, with a digit per reel; what
 * each number pays is looked up. A second implementation of wins on lines, for speed and as a check of `lineWinsIn`.
 */
export function countWindows(
  rules: LinePays,
  {
    reels,
    part,
    parts,
    outcomeOf,
  }: {
    readonly reels: readonly (readonly MarkedWindow[])[]
    readonly part: number
    readonly parts: number
    /** `win` in pay units; `lines` are the numbers of the lines. */
    readonly outcomeOf: (spin: { win: number; marks: number; lines: readonly number[] }) => string
  },
): Counts {
  const pays = payTable(rules, reels.length)
  const digits = digitsOf(rules, reels)
  const lines = rules.lines.map(() => 0)
  const counts = new Map<string, bigint>()

  const turn = (reel: number, marks: number, times: number): void => {
    if (reel === digits.length) {
      let win = 0
      for (const line of lines) win += pays[line] ?? 0
      const outcome = outcomeOf({ win, marks, lines })
      counts.set(outcome, (counts.get(outcome) ?? 0n) + BigInt(times))
      return
    }
    for (const [stop, { byLine, mark, times: again }] of (digits[reel] ?? []).entries()) {
      if (reel === 0 && stop % parts !== part) continue
      for (const [line, digit] of byLine.entries()) lines[line] = (lines[line] ?? 0) + digit
      turn(reel + 1, marks + mark, times * again)
      for (const [line, digit] of byLine.entries()) lines[line] = (lines[line] ?? 0) - digit
    }
  }
  turn(0, 0, 1)
  return counts
}

/** The number of a line that shows nothing but one symbol. */
export function fullLine({ symbols }: LinePays, { symbol, reels }: { symbol: string; reels: number }): number {
  const digit = symbols.findIndex(({ id }) => id === symbol)
  let number = 0
  for (let reel = 0; reel < reels; reel++) number = number * symbols.length + digit
  return number
}

/** The pay of each number of a line. */
function payTable({ symbols }: LinePays, reels: number): readonly number[] {
  const size = symbols.length
  const wild = symbols.findIndex(({ role }) => role === 'wild')
  return Array.from({ length: size ** reels }, (_, number) => {
    const digit = (reel: number) => Math.floor(number / size ** reel) % size
    let wilds = 0
    while (wilds < reels && digit(wilds) === wild) wilds++
    if (wilds === reels) return symbols[wild]?.pays[reels] ?? 0
    let count = wilds + 1
    while (count < reels && (digit(count) === digit(wilds) || digit(count) === wild)) count++
    const first = symbols[digit(wilds)]
    return first?.role === 'pays' ? (first.pays[count] ?? 0) : 0
  })
}

/** The part that each window adds to the number of each line. */
function digitsOf({ symbols, lines }: LinePays, reels: readonly (readonly MarkedWindow[])[]) {
  const index = new Map(symbols.map(({ id }, at) => [id, at]))
  return reels.map((windows, reel) =>
    windows.map(({ column, mark, times = 1 }) => ({
      mark,
      times,
      byLine: lines.map((line) => (index.get(column[line[reel] ?? 0] ?? '') ?? 0) * symbols.length ** reel),
    })),
  )
}
