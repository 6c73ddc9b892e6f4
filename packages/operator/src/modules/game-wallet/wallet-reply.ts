import { refusals } from '@andon/contract'
import type { WalletRefusalBody, WalletRefusalCode } from '@andon/contract/wallet-api'

/** The reply to a supplier: an HTTP status and the JSON body. */
export interface WalletReply {
  readonly status: number
  readonly body: WalletRefusalBody | { readonly status: 'OK'; readonly [field: string]: unknown }
}

export interface VisibleBalance {
  readonly balance: number
  readonly currency: string
}

export function accepted(fields: Readonly<Record<string, unknown>>): WalletReply {
  return { status: 200, body: { status: 'OK', ...fields } }
}

export interface RefusalFacts {
  /** Only if the supplier knows the player. */
  readonly visible?: VisibleBalance | undefined
  readonly params?: WalletRefusalBody['params'] | undefined
  readonly field?: string | undefined
  /** Says more than the general message of the code. */
  readonly message?: string | undefined
}

/** Codes whose general message is about something else than a supplier's call. */
const messages: Partial<Record<WalletRefusalCode, string>> = {
  TOKEN_INVALID: 'This session token was not issued, or is of another player, game or supplier',
}

export function refused(
  code: WalletRefusalCode,
  { visible, params, field, message }: RefusalFacts = {},
): WalletReply & { body: WalletRefusalBody } {
  const { status } = refusals[code]
  const balance = visible && { balance: visible.balance, currency: visible.currency }
  const words = message ?? messages[code] ?? refusals[code].message
  return {
    status,
    body: { status: code, message: words, ...balance, ...(params && { params }), ...(field && { field }) },
  }
}
