import type { SessionRow } from '../store/sessions.ts'
import { titleOf } from '../titles/index.ts'

/** Milliseconds until this session may start a round: slots have a least time from start to start, whatever the client does. */
export function cycleWaitMs(
  { gameCode, lastRoundAt }: Pick<SessionRow, 'gameCode' | 'lastRoundAt'>,
  now: Temporal.Instant,
): number {
  if (!lastRoundAt) return 0
  const since = now.epochMilliseconds - lastRoundAt.epochMilliseconds
  return Math.max(0, titleOf(gameCode).cycleFloorMs - since)
}
