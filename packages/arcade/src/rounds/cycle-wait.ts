import type { SessionRow } from '../store/sessions.ts'
import { type OfferedIn, offeredTitle } from '../titles/offered-title.ts'

/** Milliseconds until this session may start a round: slots have a least time from start to start, whatever the client does. */
export function cycleWaitMs(
  { lastRoundAt, ...session }: OfferedIn & Pick<SessionRow, 'lastRoundAt'>,
  now: Temporal.Instant,
): number {
  if (!lastRoundAt) return 0
  const since = now.epochMilliseconds - lastRoundAt.epochMilliseconds
  return Math.max(0, offeredTitle(session).cycleFloorMs - since)
}
