import type { Signal } from './signals.ts'

/**
 * The error catalogue: what an error code means for the whole page, beside its own caller. A code comes in the first entry of `errors`
 * (`errorCode`, else `code`) or in the single `error` field.
 */
export const errorCatalogue: Readonly<Record<string, Signal>> = {
  '100145': { type: 'loginNeeded' },
  '100146': { type: 'verificationNeeded', fromAccount: true },
  '100147': { type: 'verificationNeeded', fromAccount: true },
  '100148': { type: 'verificationNeeded', fromAccount: false },
  '100155': { type: 'sessionEnded', reason: 'logged_out_due_kyc_faileds' },
  '100156': { type: 'sessionEnded', reason: 'logged_out_due_kyc_faileds' },
  '100154': { type: 'sessionEnded', reason: 'logged_out_due_gamestop_excluded' },
  '100187': { type: 'sessionEnded', reason: 'loggedout_session_timeout', by: 'limit' },
  '100188': { type: 'sessionEnded', reason: 'loggedout_session_timeout', by: 'idle' },
  '151': { type: 'sessionEnded', reason: 'session_expired' },
  '150': { type: 'maintenance' },
  country_blocked: { type: 'countryBlocked', countryCode: undefined },
  CHANNEL_NOT_VERIFIED: { type: 'channelNotVerified' },
  '100737': { type: 'message', errorCode: '100737' },
  ...withoutMeaning(['100157', '100192', '100506', '100508', '100509', '100510', '100511', '100512', '100513']),
  ...withoutMeaning(['100534', '100537', '100543', '100544']),
}

/** The session has expired: the caller gets no reply. */
export const expiredCode = '151'

/** Known codes without an effect of their own: a message is shown. */
function withoutMeaning(codes: readonly string[]): Record<string, Signal> {
  return Object.fromEntries(codes.map((errorCode) => [errorCode, { type: 'message', errorCode } as const]))
}
