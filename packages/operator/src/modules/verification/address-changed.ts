import type { Tx } from '@andon/platform/sql'
import { changeProof } from './change-proof.ts'
import type { Deps } from './deps.ts'
import { closeCheck, openCheckIds } from './store/checks.ts'
import { lockPlayer, proofsOf } from './store/proofs.ts'

/** A new address needs a new proof: the old proof and open checks of it no longer count. */
export async function addressChanged(deps: Deps, tx: Tx, playerId: string): Promise<void> {
  await lockPlayer(tx, playerId)
  const at = deps.clock.now()
  for (const id of await openCheckIds(tx, { playerId, documentType: 'address' }))
    await closeCheck(tx, { id, outcome: 'vrfn_failed', reason: 'ADDRESS_CHANGED', at })
  const { addressStatus } = await proofsOf(tx, playerId)
  if (addressStatus !== 'vrfn_new')
    await changeProof(deps, tx, { playerId, documentType: 'address', status: 'vrfn_new' })
}
