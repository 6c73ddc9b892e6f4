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

/** A refusal has the balance only if the supplier knows the player. */
export function refused(
  code: WalletRefusalCode,
  visible?: VisibleBalance,
  params?: WalletRefusalBody['params'],
): WalletReply {
  const { status, message } = refusals[code]
  const balance = visible && { balance: visible.balance, currency: visible.currency }
  return { status, body: { status: code, message, ...balance, ...(params && { params }) } }
}
