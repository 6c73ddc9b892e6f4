import type { DocumentType } from '@andon/contract/player-api/verification'
import { afterCommit, type Tx } from '@andon/platform/sql'
import { changeProof } from './change-proof.ts'
import type { Deps } from './deps.ts'
import { wakeFollowing } from './follow-checks.ts'
import { insertCheck } from './store/checks.ts'
import { type Document, sendWithCheck } from './store/documents.ts'
import { proofsOf } from './store/proofs.ts'

/** Under the player's lock: starts one check for each type among these unsent documents. */
export async function startChecks(
  deps: Deps,
  tx: Tx,
  { playerId, documents }: { playerId: string; documents: readonly Pick<Document, 'id' | 'documentType'>[] },
): Promise<void> {
  for (const documentType of ['identity', 'address'] as const) {
    const ids = documents.filter((document) => document.documentType === documentType).map(({ id }) => id)
    if (ids.length > 0) await startCheck(deps, tx, { playerId, documentType, ids })
  }
}

async function startCheck(
  deps: Deps,
  tx: Tx,
  { playerId, documentType, ids }: { playerId: string; documentType: DocumentType; ids: readonly string[] },
): Promise<void> {
  const { clock, newId, supplier } = deps
  const checkId = newId('chk', playerId)
  await insertCheck(tx, { id: checkId, playerId, documentType, supplier: supplier.name, at: clock.now() })
  await sendWithCheck(tx, { ids, checkId })
  const proofs = await proofsOf(tx, playerId)
  const status = documentType === 'identity' ? proofs.identityStatus : proofs.addressStatus
  // A verified player who sends another document stays verified until it is decided.
  if (status !== 'vrfn_verified' && status !== 'vrfn_init')
    await changeProof(deps, tx, { playerId, documentType, status: 'vrfn_init' })
  afterCommit(tx, () => wakeFollowing(deps, 0))
}
