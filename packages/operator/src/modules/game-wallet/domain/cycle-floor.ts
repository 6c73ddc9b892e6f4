/** Milliseconds until the next round may start; 0: now. A start after `now` counts as `now`, so the result is at most the minimum cycle. */
export function untilNextRoundMs(
  { floorMs, lastStart }: { floorMs: number; lastStart: Temporal.Instant | undefined },
  now: Temporal.Instant,
): number {
  if (!lastStart) return 0
  const elapsedMs = Math.max(0, now.epochMilliseconds - lastStart.epochMilliseconds)
  return Math.max(0, floorMs - elapsedMs)
}
