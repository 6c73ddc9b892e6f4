/** Milliseconds until the next round may start; 0: now. A start that lies ahead of `now` counts as one that is now: never more than the floor. */
export function untilNextRoundMs(
  { floorMs, lastStart }: { floorMs: number; lastStart: Temporal.Instant | undefined },
  now: Temporal.Instant,
): number {
  if (!lastStart) return 0
  const elapsedMs = Math.max(0, now.epochMilliseconds - lastStart.epochMilliseconds)
  return Math.max(0, floorMs - elapsedMs)
}
