import type { BetRefusalCode } from '../bet-rules/bet-refusals.ts'
import type { BetView } from '../placing/bet-view.ts'

/** The offer that a player gets for an open bet; money in minor units. */
export interface CashOutOffered {
  readonly quoteId: string
  /** Fair value by our own chances, rounded down. */
  readonly fair: number
  /** The player gets this for all of it. */
  readonly value: number
  /** Our share: `fair` less `value`. */
  readonly share: number
  readonly expiresAt: Temporal.Instant
}

export type CashOutQuoted = { readonly offer: CashOutOffered } | { readonly refused: BetRefusalCode }

/** Takes `taken` minor units of the value of a quote of the bet, all of them or a part. A quote is taken once; asked again, the answer is the same. */
export interface CashOutRequest {
  readonly betId: string
  readonly quoteId: string
  readonly taken: number
}

export type CashOutTaken = { readonly bet: BetView; readonly taken: number } | { readonly refused: BetRefusalCode }
