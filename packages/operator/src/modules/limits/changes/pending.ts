import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { Pending } from '../store/limits.ts'

/** A change that can be confirmed after the jurisdiction's waiting time, in elapsed hours. */
export function pendingOf(
  value: number | null,
  { player, at }: { player: { country: string }; at: Temporal.Instant },
): Pending {
  return { value, since: at, from: at.add({ hours: rulesFor(player.country).limitRaiseWaitHours }) }
}
