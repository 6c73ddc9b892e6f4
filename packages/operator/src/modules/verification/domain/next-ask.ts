const firstSeconds = 5
const longestSeconds = 3600

/** Seconds until an undecided check is asked about again: doubles each time, up to an hour. */
export function secondsToNextAsk(asks: number): number {
  return Math.min(longestSeconds, firstSeconds * 2 ** Math.min(asks, 12))
}
