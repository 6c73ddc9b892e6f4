/** Status of the proof of identity or address, as sent on the wire. */
export const verificationStatuses = ['vrfn_new', 'vrfn_init', 'vrfn_verified', 'vrfn_failed', 'vrfn_expired'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** Refusals of a player who has to be verified first: numbers 100146 to 100148, 100155 and 100156 of the error catalogue. */
export const verificationRefusals = [
  'KYC_REQUIRED',
  'KYC_EXPIRED',
  'IDENTITY_FAILED',
  'ADDRESS_NOT_VERIFIED',
  'ADDRESS_FAILED',
] as const
export type VerificationRefusal = (typeof verificationRefusals)[number]

export interface DocumentStatuses {
  readonly identityStatus: VerificationStatus
  readonly addressStatus: VerificationStatus
}

export const overallStatuses = ['vrfn_verified', 'vrfn_init', 'not_verified'] as const
export type OverallStatus = (typeof overallStatuses)[number]

/** An identity that is expired or failed counts as `vrfn_new`. */
export function normaliseIdentity(status: VerificationStatus): VerificationStatus {
  return isNotVerified(status) ? 'vrfn_new' : status
}

/**
 * Status of both proofs together. The first matching rule applies: both verified; address in progress; one of them not verified. Otherwise the identity
 * is in progress and the address is verified.
 */
export function overallStatus(documents: DocumentStatuses | undefined | null): OverallStatus {
  if (!documents) return 'not_verified'
  const identity = normaliseIdentity(documents.identityStatus)
  const address = documents.addressStatus
  if (identity === 'vrfn_verified' && address === 'vrfn_verified') return 'vrfn_verified'
  if (address === 'vrfn_init') return 'vrfn_init'
  if (isNotVerified(identity) || isNotVerified(address)) return 'not_verified'
  return 'vrfn_init'
}

export type DocumentLabel = 'initiated' | 'failed' | 'verified'

/** The label of a document; null before one was sent. An expired document counts as failed: the player must send another. */
export function documentLabel(status: VerificationStatus): DocumentLabel | null {
  switch (status) {
    case 'vrfn_new':
      return null
    case 'vrfn_init':
      return 'initiated'
    case 'vrfn_verified':
      return 'verified'
    case 'vrfn_failed':
    case 'vrfn_expired':
      return 'failed'
  }
}

function isNotVerified(status: VerificationStatus): boolean {
  return status === 'vrfn_new' || status === 'vrfn_failed' || status === 'vrfn_expired'
}
