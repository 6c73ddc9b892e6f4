const firstMs = 500
const longestMs = 30_000

/** Exponential backoff with jitter, so that a thousand clients of a lost server do not reconnect at once. */
export function backoffMs(failures: number, chance: number): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10))
  return Math.round(firstMs / 2 + chance * (ceiling - firstMs / 2))
}
