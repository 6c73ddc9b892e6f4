import { type Distribution, distributionOf } from '../../distribution.ts'

/** What a free spin wins, in pay units, and how many free spins it adds. */
export interface FreeSpinOutcome {
  readonly win: number
  readonly adds: number
  readonly stops: bigint
}

/**
 * The distribution of the wins of a run of free spins that starts with `first` and never exceeds `most` in all; those that would are not added. A chain on the number
 * of spins granted so far, played one after another.
 */
export function freeSpinChain(
  outcomes: readonly FreeSpinOutcome[],
  { first, most }: { readonly first: number; readonly most: number },
): Distribution {
  const all = outcomes.reduce((sum, { stops }) => sum + stops, 0n)
  const ended: [number, bigint][] = []
  let running = new Map([[Math.min(first, most), new Map([[0, 1n]])]])
  for (let played = 0; running.size > 0; played++) {
    const next = new Map<number, Map<number, bigint>>()
    for (const [granted, sums] of running) {
      if (granted === played) {
        for (const [sum, weight] of sums) ended.push([sum, weight * all ** BigInt(most - played)])
        continue
      }
      for (const { win, adds, stops } of outcomes) {
        const key = grantedAfter({ granted, adds, most })
        const target = next.get(key) ?? new Map<number, bigint>()
        next.set(key, target)
        for (const [sum, weight] of sums) target.set(sum + win, (target.get(sum + win) ?? 0n) + weight * stops)
      }
    }
    running = next
  }
  return distributionOf(ended)
}

/** The number of free spins granted in a round, which never exceeds `most`. */
export function grantedAfter({ granted, adds, most }: { granted: number; adds: number; most: number }): number {
  return Math.min(most, granted + adds)
}
