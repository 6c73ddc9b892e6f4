/** What a reply can tell the whole page beside its own caller. */
export type Signal =
  | { readonly type: 'countryBlocked'; readonly countryCode: string | undefined }
  | { readonly type: 'maintenance' }
  /** A reply without a block or a maintenance mark: whoever shows either may go home. */
  | { readonly type: 'served' }
  | { readonly type: 'ssoExpired' }
  | { readonly type: 'sessionEnded'; readonly reason: SessionEndReason }
  | { readonly type: 'loginNeeded' }
  /** Papers are needed first. `fromAccount`: whoever is not logged in logs in instead. */
  | { readonly type: 'verificationNeeded'; readonly fromAccount: boolean }
  | { readonly type: 'channelNotVerified' }

export type SessionEndReason =
  | 'session_expired'
  | 'logged_out_due_kyc_faileds'
  | 'logged_out_due_gamestop_excluded'
  | 'loggedout_session_timeout'

type Listener = (signal: Signal) => void

export function createSignals() {
  const listeners = new Set<Listener>()
  return {
    emit: (signal: Signal) => {
      for (const listener of listeners) listener(signal)
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Signals = ReturnType<typeof createSignals>

const byErrorCode: Readonly<Record<string, Signal>> = {
  '100145': { type: 'loginNeeded' },
  '100146': { type: 'verificationNeeded', fromAccount: true },
  '100147': { type: 'verificationNeeded', fromAccount: true },
  '100148': { type: 'verificationNeeded', fromAccount: false },
  CHANNEL_NOT_VERIFIED: { type: 'channelNotVerified' },
  '151': { type: 'sessionEnded', reason: 'session_expired' },
  '100155': { type: 'sessionEnded', reason: 'logged_out_due_kyc_faileds' },
  '100156': { type: 'sessionEnded', reason: 'logged_out_due_kyc_faileds' },
  '100154': { type: 'sessionEnded', reason: 'logged_out_due_gamestop_excluded' },
  '100187': { type: 'sessionEnded', reason: 'loggedout_session_timeout' },
  '100188': { type: 'sessionEnded', reason: 'loggedout_session_timeout' },
  '150': { type: 'maintenance' },
}

/** Reads the flags that any reply may carry, whatever its status. */
export function signalsOf(body: Record<string, unknown>): Signal[] {
  const countryCode = typeof body.countryCode === 'string' ? body.countryCode : undefined
  if (String(body.is_IpBlocked) === 'true' || body.error === 'country_blocked') {
    return [{ type: 'countryBlocked', countryCode }]
  }
  if (body.session_expired_sso) return [{ type: 'ssoExpired' }]
  const code = errorCodeOf(body)
  const known = code === undefined ? undefined : byErrorCode[code]
  if (known?.type === 'maintenance') return [known]
  return known ? [{ type: 'served' }, known] : [{ type: 'served' }]
}

function errorCodeOf(body: Record<string, unknown>): string | undefined {
  if (typeof body.error === 'string') return body.error
  const [first] = Array.isArray(body.errors) ? body.errors : []
  const code: unknown = first?.errorCode ?? first?.code
  return typeof code === 'string' ? code : undefined
}
