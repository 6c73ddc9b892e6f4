import { type Strips, windowsOf } from './window.ts'

interface ScatterPays {
  readonly rows: number
  readonly lines: readonly unknown[]
  readonly symbols: readonly { readonly id: string; readonly role: string }[]
  /** By number of scatters in view. */
  readonly scatter: Readonly<Record<number, { readonly stakeMultiple: number }>>
}

/**
 * The sum of the scatter wins over every stop of the reels, in stakes per line, without visiting them: the number of stops by number of scatters in view is the product
 * of the reels' own distributions.
 */
export function scatterSum({ symbols, rows, scatter, lines }: ScatterPays, strips: Strips): bigint {
  const id = symbols.find(({ role }) => role === 'scatter')?.id
  let stopsByCount = new Map([[0, 1n]])
  for (const strip of strips) {
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
