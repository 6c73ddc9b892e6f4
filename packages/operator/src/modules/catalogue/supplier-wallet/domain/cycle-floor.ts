/** So many rounds back the starts are looked at. */
export const roundsBack = 10

/** What a bet's way to us may be quicker than that of the bets before it, over all of these rounds together: never a round gained, half a second at most. */
const allowanceMs = 500

/**
 * Milliseconds until the next round may start; 0: now. Each of the last starts must lie as many floors back as it lies rounds back, less the one
 * allowance: jitter on the way is forgiven, a pace that is too fast is not. `starts`: newest first.
 */
export function untilNextRoundMs(
  { floorMs, starts }: { floorMs: number; starts: readonly Temporal.Instant[] },
  now: Temporal.Instant,
): number {
  const missing = starts
    .slice(0, roundsBack)
    .map((start, place) => (place + 1) * floorMs - (now.epochMilliseconds - start.epochMilliseconds))
  const most = Math.max(0, ...missing)
  return most > allowanceMs ? most : 0
}
