import { linesSum } from '../kernel/lines-sum.ts'
import { windowsOf } from '../kernel/window.ts'
import type { LinesRules, SpinMode } from './rules.ts'

/** The sum of line and scatter wins over every stop of the reels, in stakes per line, without visiting them. */
export function sumBySymbolCounts(rules: LinesRules, mode: SpinMode): bigint {
  const wildMultiplier = mode === 'free' ? rules.freeSpinWildMultiplier : 1
  return linesSum(rules, { strips: rules.strips[mode], wildMultiplier }) + scatterSum(rules, mode)
}

/** The number of stops by number of scatters in view is the product of the reels' own distributions. */
function scatterSum({ symbols, strips, rows, scatter, lines }: LinesRules, mode: SpinMode): bigint {
  const id = symbols.find(({ role }) => role === 'scatter')?.id
  let stopsByCount = new Map([[0, 1n]])
  for (const strip of strips[mode]) {
    const next = new Map<number, bigint>()
    for (const [seen, stops] of stopsByCount)
      for (const window of windowsOf(strip, rows)) {
        const shown = seen + window.filter((symbol) => symbol === id).length
        next.set(shown, (next.get(shown) ?? 0n) + stops)
      }
    stopsByCount = next
  }
  return [...stopsByCount].reduce(
    (sum, [count, stops]) => sum + stops * BigInt((scatter[count]?.stakeMultiple ?? 0) * lines.length),
    0n,
  )
}
