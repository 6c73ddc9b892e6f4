import type { Deps } from '../deps.ts'
import { type OfferedIn, offeredTitle } from '../titles/offered-title.ts'

/**
 * Milliseconds until the player may start a round. Slots have a minimum time from start to start, enforced here. Never more than that time, even if the
 * last start is in the future because the clock was set back.
 */
export function cycleWaitMs(
  { clock, titles }: Pick<Deps, 'clock' | 'titles'>,
  { gameCode, lastRoundAt, ...session }: OfferedIn & { gameCode: string; lastRoundAt: Temporal.Instant | null },
): number {
  if (!lastRoundAt) return 0
  const elapsedMs = Math.max(0, clock.now().epochMilliseconds - lastRoundAt.epochMilliseconds)
  return Math.max(0, offeredTitle(titles.of(gameCode), session).cycleFloorMs - elapsedMs)
}
