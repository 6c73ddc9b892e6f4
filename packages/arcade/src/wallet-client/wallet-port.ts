import type { WalletCall, WalletRefusalBody, WalletReply, WalletRequest } from '@andon/contract/wallet-api'

/**
 * What became of a wallet call. `refused` is an answer: this request moved no money and asking again changes nothing. `unknown` is the
 * lack of one (no reply, a late or garbled one, a server's failure): money may have moved, so the caller must ask again or roll back.
 */
export type WalletResult<C extends WalletCall> =
  | { readonly outcome: 'ok'; readonly reply: WalletReply<C> }
  | {
      readonly outcome: 'refused'
      readonly code: string
      readonly why: string
      /** What the player's text needs of it. */
      readonly params?: WalletRefusalBody['params']
    }
  | { readonly outcome: 'unknown'; readonly why: string }

/** A wallet as rounds see it: the operator's, or the purse of fun credits. Never throws for what the other side does. */
export interface WalletPort<Calls extends WalletCall = Exclude<WalletCall, 'authenticate'>> {
  call<C extends Calls>(call: C, request: WalletRequest<C>): Promise<WalletResult<C>>
}
