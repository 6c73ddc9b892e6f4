/** How proof of identity or address stands, in the words of the wire. */
export const verificationStatuses = ['vrfn_new', 'vrfn_init', 'vrfn_verified', 'vrfn_failed', 'vrfn_expired'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** What is missing for whoever has to be verified, as the code of the refusal: numbers 100146 to 100148, 100155 and 100156 of the catalogue. */
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

/** Expired, failed and never begun all count as not verified, and for identity read `vrfn_new`. */
export function normaliseIdentity(status: VerificationStatus): VerificationStatus {
  return isNotVerified(status) ? 'vrfn_new' : status
}

/**
 * Both proofs together. The first rule that fits counts: both verified; the address being checked; any of the two not verified. What is left is
 * an identity being checked beside a verified address.
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

/** The word shown beside a document; none before one was sent. An expired one needs the same as a failed one: another. */
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
