import { Refusal } from '@andon/contract'
import type { VerificationRefusal, VerificationStatus } from '@andon/contract/verification-status'
import type { Db, Tx } from '@andon/platform/sql'
import { type Proofs, proofsOf } from './store/proofs.ts'

/** Refuses with the first of `verificationRefusals` that applies: identity comes before address. */
export async function demandVerified(executor: Db | Tx, playerId: string): Promise<void> {
  const code = whyNot(await proofsOf(executor, playerId))
  if (code) throw new Refusal(code)
}

const identityRefusals = {
  vrfn_verified: null,
  vrfn_expired: 'KYC_EXPIRED',
  vrfn_new: 'KYC_REQUIRED',
  vrfn_init: 'KYC_REQUIRED',
  vrfn_failed: 'IDENTITY_FAILED',
} as const satisfies Record<VerificationStatus, VerificationRefusal | null>

const addressRefusals = {
  vrfn_verified: null,
  vrfn_expired: 'ADDRESS_NOT_VERIFIED',
  vrfn_new: 'ADDRESS_NOT_VERIFIED',
  vrfn_init: 'ADDRESS_NOT_VERIFIED',
  vrfn_failed: 'ADDRESS_FAILED',
} as const satisfies Record<VerificationStatus, VerificationRefusal | null>

function whyNot({ identityStatus, addressStatus }: Proofs): VerificationRefusal | null {
  return identityRefusals[identityStatus] ?? addressRefusals[addressStatus]
}
