import type { DocumentType } from '@andon/contract/player-api/verification'
import { overallStatus, type VerificationStatus } from '@andon/contract/verification-status'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { statusChanged } from './facts.ts'
import { proofsOf, setProof } from './store/proofs.ts'

export interface ProofChange {
  readonly playerId: string
  readonly documentType: DocumentType
  readonly status: VerificationStatus
  readonly validUntil?: Temporal.Instant | undefined
}

/** Under the player's lock. */
export async function changeProof({ clock, facts }: Deps, tx: Tx, change: ProofChange): Promise<void> {
  const { playerId, documentType: proof } = change
  await setProof(tx, { ...change, at: clock.now() })
  const { identityStatus, addressStatus, version } = await proofsOf(tx, playerId)
  const documents = { identityStatus, addressStatus }
  const data = { documents, status: overallStatus(documents), proof, version }
  await facts.write(tx, [statusChanged({ key: playerId, data })])
}
