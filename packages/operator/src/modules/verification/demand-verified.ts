import { Refusal } from '@andon/contract'
import type { VerificationStatus } from '@andon/contract/verification-status'
import type { Db, Tx } from '@andon/platform/sql'
import { type Proofs, proofsOf } from './store/proofs.ts'

/** Refuses KYC_REQUIRED (100146), KYC_EXPIRED (100147) or ADDRESS_NOT_VERIFIED (100148). */
export async function demandVerified(executor: Db | Tx, playerId: string): Promise<void> {
  const code = whyNot(await proofsOf(executor, playerId))
  if (code) throw new Refusal(code)
}

const identityRefusals = {
  vrfn_verified: null,
  vrfn_expired: 'KYC_EXPIRED',
  vrfn_new: 'KYC_REQUIRED',
  vrfn_init: 'KYC_REQUIRED',
  vrfn_failed: 'KYC_REQUIRED',
} as const satisfies Record<VerificationStatus, string | null>

function whyNot({ identityStatus, addressStatus }: Proofs) {
  return identityRefusals[identityStatus] ?? (addressStatus === 'vrfn_verified' ? null : 'ADDRESS_NOT_VERIFIED')
}
