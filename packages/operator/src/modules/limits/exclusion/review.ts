import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { lockPlayerRow } from '../lock-player-rows.ts'
import { putReview } from '../store/players.ts'

/** The later end of two concurrent reviews applies; null is no end. */
export async function beginReview(
  deps: Deps,
  tx: Tx,
  { playerId, until }: { playerId: string; until: Temporal.Instant | null },
): Promise<void> {
  const { review } = await lockPlayerRow(deps, tx, playerId)
  const since = review?.since ?? deps.clock.now()
  const hasLaterEnd =
    review && (review.until === null || (until !== null && Temporal.Instant.compare(review.until, until) > 0))
  if (!hasLaterEnd) await putReview(tx, playerId, { since, until })
}

export async function endReview(deps: Deps, tx: Tx, playerId: string): Promise<void> {
  await lockPlayerRow(deps, tx, playerId)
  await putReview(tx, playerId, null)
}
