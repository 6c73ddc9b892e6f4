import { scatterSum } from '../kernel/scatter-sum.ts'
import type { Strips } from '../kernel/window.ts'
import type { ExpandingRules } from './rules.ts'

/**
 * The sum of line and scatter wins over every stop of the reels, in stakes per line, without visiting them: on each line the reels are independent, so the numbers of
 * stops at which a cell shows a symbol decide how many stops show a win. `expanding` fills each reel that shows it; null in the base spin. A second method, which
 * evaluates no window.
 */
export function sumByCells(rules: ExpandingRules, expanding: string | null): bigint {
  const strips = rules.strips[expanding === null ? 'base' : 'free']
  const showing = cellsShowing(strips, { rows: rules.rows, expanding })
  let sum = scatterSum(rules, strips)
  for (const line of rules.lines)
    for (const { id, role, pays } of rules.symbols)
      if (role === 'pays')
        for (const [length, multiple] of Object.entries(pays)) {
          const stops = strips.map((strip, reel) => {
            const shown = showing(id, { reel, row: line[reel] ?? 0 })
            if (reel < Number(length)) return shown
            return reel === Number(length) ? strip.length - shown : strip.length
          })
          sum += stops.reduce((product, number) => product * BigInt(number), BigInt(multiple))
        }
  return sum
}

/** The number of stops of a reel at which one of its cells shows a symbol. */
function cellsShowing(
  strips: Strips,
  { rows, expanding }: { readonly rows: number; readonly expanding: string | null },
) {
  const filled = strips.map((strip) => stopsWithin(strip, { symbol: expanding, rows }))
  return (symbol: string, { reel, row }: { readonly reel: number; readonly row: number }): number => {
    if (symbol === expanding) return filled[reel]?.size ?? 0
    const strip = strips[reel] ?? []
    return strip.filter((on, at) => on === symbol && !filled[reel]?.has((at - row + strip.length) % strip.length))
      .length
  }
}

/** The stops at which a reel's window has the symbol: `rows` for each place on the strip, fewer where places are near each other. */
function stopsWithin(
  strip: readonly string[],
  { symbol, rows }: { readonly symbol: string | null; readonly rows: number },
) {
  const stops = strip.flatMap((on, at) =>
    on === symbol ? Array.from({ length: rows }, (_, row) => (at - row + strip.length) % strip.length) : [],
  )
  return new Set(stops)
}
