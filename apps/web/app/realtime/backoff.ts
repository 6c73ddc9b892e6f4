const firstMs = 500
const longestMs = 30_000

/** Full jitter over a doubling ceiling: a thousand clients that lost one server do not come back in one moment. */
export function backoffMs(failures: number, chance: number): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10))
  return Math.round(firstMs / 2 + chance * (ceiling - firstMs / 2))
}
