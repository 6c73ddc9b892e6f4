const firstSeconds = 5
const longestSeconds = 3600

/** Seconds until a supplier that has not decided is asked again: twice as long each time, an hour at most. */
export function secondsToNextAsk(asks: number): number {
  return Math.min(longestSeconds, firstSeconds * 2 ** Math.min(asks, 12))
}
