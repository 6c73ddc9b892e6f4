import { refusals } from '@andon/contract'
import type { WalletRefusalBody, WalletRefusalCode } from '@andon/contract/wallet-api'

/** What a supplier gets back: an HTTP status and the JSON body. */
export interface WalletAnswer {
  readonly status: number
  readonly body: WalletRefusalBody | { readonly status: 'OK'; readonly [field: string]: unknown }
}

export interface Shown {
  readonly balance: number
  readonly currency: string
}

export function accepted(fields: Readonly<Record<string, unknown>>): WalletAnswer {
  return { status: 200, body: { status: 'OK', ...fields } }
}

/** A refusal carries the balance when the player is one this supplier knows. */
export function refused(code: WalletRefusalCode, shown?: Shown, params?: WalletRefusalBody['params']): WalletAnswer {
  const { status, message } = refusals[code]
  const balance = shown && { balance: shown.balance, currency: shown.currency }
  return { status, body: { status: code, message, ...balance, ...(params && { params }) } }
}
