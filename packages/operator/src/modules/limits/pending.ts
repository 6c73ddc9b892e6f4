import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { Pending } from './store/limits.ts'

/** A change that may be confirmed once the jurisdiction's wait is over: elapsed hours, whatever the clocks on the wall do. */
export function pendingOf(
  value: number | null,
  { player, at }: { player: { country: string }; at: Temporal.Instant },
): Pending {
  return { value, since: at, from: at.add({ hours: rulesFor(player.country).limitRaiseWaitHours }) }
}
