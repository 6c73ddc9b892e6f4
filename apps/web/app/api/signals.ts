import { errorCatalogue } from './error-catalogue.ts'

/** The effects that any reply can have on the whole page, beside its own caller. */
export type Signal =
  | { readonly type: 'countryBlocked'; readonly countryCode: string | undefined }
  | { readonly type: 'maintenance' }
  /** A reply without a block or maintenance flag: a page that shows such a notice may check again. */
  | { readonly type: 'served' }
  /** The page has checked: the brand is open again. */
  | { readonly type: 'opened' }
  | { readonly type: 'ssoExpired' }
  | ({ readonly type: 'sessionEnded' } & SessionEnd)
  | { readonly type: 'loginNeeded' }
  /** Identity verification is needed first. `fromAccount`: visitors log in instead. */
  | { readonly type: 'verificationNeeded'; readonly fromAccount: boolean }
  | { readonly type: 'channelNotVerified' }
  /** Show as a message on any page. */
  | { readonly type: 'message'; readonly errorCode: string }

export type SessionEnd =
  | { readonly reason: 'session_expired' | 'logged_out_due_kyc_faileds' | 'logged_out_due_gamestop_excluded' }
  /** One reason for the page, two messages for the player: their own session limit, or the idle timeout. */
  | { readonly reason: 'loggedout_session_timeout'; readonly by: 'limit' | 'idle' }

/** Why the brand is closed to this visitor, and since when by the clock of `Date.now()`. */
export interface Closing {
  readonly type: 'maintenance' | 'countryBlocked'
  readonly sinceMs: number
}

type Listener = (signal: Signal) => void

/** `closing`: the brand was closed when the page was rendered. */
export function createSignals({ closing = null }: { closing?: Closing | null } = {}) {
  const listeners = new Set<Listener>()
  return {
    emit: (signal: Signal) => {
      if (signal.type === 'opened') closing = null
      if (signal.type === 'maintenance' || signal.type === 'countryBlocked')
        closing ??= { type: signal.type, sinceMs: Date.now() }
      for (const listener of listeners) listener(signal)
    },
    /** For listeners that come later than the signal; null while the brand is open. */
    closing: (): Closing | null => closing,
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Signals = ReturnType<typeof createSignals>

/** Reads the flags that any reply may carry, whatever its HTTP status. */
export function signalsOf(body: Record<string, unknown>): Signal[] {
  const countryCode = typeof body.countryCode === 'string' ? body.countryCode : undefined
  if (isBlocked(body)) return [{ type: 'countryBlocked', countryCode }]
  if (isSsoExpired(body)) return [{ type: 'ssoExpired' }]
  const code = errorCodeOf(body)
  const known = code !== undefined && Object.hasOwn(errorCatalogue, code) ? errorCatalogue[code] : undefined
  switch (known?.type) {
    case undefined:
      return [{ type: 'served' }]
    case 'maintenance':
      return [known]
    case 'countryBlocked':
      return [{ type: 'countryBlocked', countryCode }]
    default:
      return [{ type: 'served' }, known as Signal] // known: the undefined case is above
  }
}

/** The flag is sent as a boolean or as text. */
export const isBlocked = ({ is_IpBlocked: flag }: Record<string, unknown>): boolean => String(flag) === 'true'

/** The flag is sent as a boolean or as text. */
export function isSsoExpired({ session_expired_sso: flag }: Record<string, unknown>): boolean {
  return Boolean(flag) && String(flag) !== 'false'
}

function errorCodeOf(body: Record<string, unknown>): string | undefined {
  if (isCode(body.error)) return String(body.error)
  const [first] = Array.isArray(body.errors) ? body.errors : []
  const code: unknown = first?.errorCode ?? first?.code
  return isCode(code) ? String(code) : undefined
}

const isCode = (value: unknown) => typeof value === 'string' || typeof value === 'number'
