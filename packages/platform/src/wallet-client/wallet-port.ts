import type { WalletCall, WalletRefusalBody, WalletReply, WalletRequest } from '@andon/contract/wallet-api'

/**
 * The result of a wallet call. `refused`: the request moved no money, and repeating it changes nothing. `unknown`: there was no reply, or a late or invalid
 * one, or a server error. Money may have moved, so the caller must repeat the call or roll it back.
 */
export type WalletResult<C extends WalletCall> =
  | { readonly outcome: 'ok'; readonly reply: WalletReply<C> }
  | {
      readonly outcome: 'refused'
      readonly code: string
      readonly why: string
      /** Values for the player's text. */
      readonly params?: WalletRefusalBody['params']
    }
  | { readonly outcome: 'unknown'; readonly why: string }

/** The operator's wallet or the demo wallet. Never throws for errors of the other side. */
export interface WalletPort<
  Calls extends WalletCall = Exclude<
    WalletCall,
    | 'authenticate'
    | 'adjust'
    | 'moveJackpot'
    | 'liveTables'
    | 'jackpotMeters'
    | 'sportRounds'
    | 'shownRound'
    | 'raceSeeds'
    | 'raceProof'
  >,
> {
  call<C extends Calls>(call: C, request: WalletRequest<C>): Promise<WalletResult<C>>
}
