import type { DocumentType } from '@andon/contract/player-api/verification'
import { overallStatus, type VerificationStatus } from '@andon/contract/verification-status'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { proofsOf, setProof } from './store/proofs.ts'

export interface ProofChange {
  readonly playerId: string
  readonly documentType: DocumentType
  readonly status: VerificationStatus
  readonly validUntil?: Temporal.Instant | undefined
}

/** Under the player's lock. The fact carries all statuses, so that the order of arrival does not matter. */
export async function changeProof({ clock, outbox }: Deps, tx: Tx, change: ProofChange): Promise<void> {
  const { playerId, documentType, status } = change
  await setProof(tx, { ...change, at: clock.now() })
  const { identityStatus, addressStatus, version } = await proofsOf(tx, playerId)
  const data = {
    ...{ playerId, documentType, version },
    documents: { identityStatus, addressStatus },
    status: overallStatus({ identityStatus, addressStatus }),
    changedTo: status,
  }
  await outbox.write(tx, [{ name: 'verification.StatusChanged', key: playerId, data }])
}
