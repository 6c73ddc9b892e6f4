import { Refusal } from '@andon/contract'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { usageOf } from './store/documents.ts'
import { openUploadsOf } from './store/uploads.ts'

const most = { documents: 60, bytes: 300 * 1024 * 1024, daily: 20, openUploads: 5 }

/** Under the player's lock. Refuses UPLOAD_QUOTA_REACHED. */
export async function demandRoom(
  { clock }: Deps,
  tx: Tx,
  { playerId, sizeBytes }: { playerId: string; sizeBytes: number },
): Promise<void> {
  const { documents, bytes, lately } = await usageOf(tx, { playerId, since: clock.now().subtract({ hours: 24 }) })
  if (documents >= most.documents || bytes + sizeBytes > most.bytes || lately >= most.daily)
    throw new Refusal('UPLOAD_QUOTA_REACHED')
}

/** Under the player's lock. Refuses UPLOAD_QUOTA_REACHED. */
export async function demandFewUploads(tx: Tx, playerId: string): Promise<void> {
  if ((await openUploadsOf(tx, playerId)).length >= most.openUploads) throw new Refusal('UPLOAD_QUOTA_REACHED')
}
