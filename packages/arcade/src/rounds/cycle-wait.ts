import { type OfferedIn, offeredTitle } from '../titles/offered-title.ts'

/**
 * Milliseconds until the player may start a round: slots have a least time from start to start, whatever the client does. Never more than that time,
 * also when the last start lies ahead because the clock was set back.
 */
export function cycleWaitMs(
  { lastRoundAt, ...session }: OfferedIn & { lastRoundAt: Temporal.Instant | null },
  now: Temporal.Instant,
): number {
  if (!lastRoundAt) return 0
  const elapsedMs = Math.max(0, now.epochMilliseconds - lastRoundAt.epochMilliseconds)
  return Math.max(0, offeredTitle(session).cycleFloorMs - elapsedMs)
}
