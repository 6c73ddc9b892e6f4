import type { Language } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import type { RequestedTerms } from '../bet-rules/check-legs.ts'
import type { EachWayTerms, PricePolicy } from '../bet-rules/price-policy.ts'
import type { SelectionId } from '../model/selection.ts'
import type { SystemName } from '../settlement/systems.ts'

/** Who bets, as the wallet's `authenticate` said. */
export interface BettingPlayer {
  readonly playerId: string
  /** The session at the wallet; bets name it. */
  readonly walletSession: string
  readonly currency: Currency
  /** Language of the names in the player's history. */
  readonly language: Language
}

export interface BetLegRequest {
  readonly selection: SelectionId
  /** Selections of the same event that must win as well, at one joint price. */
  readonly together: readonly SelectionId[]
  /** Prices and scores that the player saw. */
  readonly asked: RequestedTerms
  /** The terms of a bet each way that the player saw; null on winning only. */
  readonly eachWay: EachWayTerms | null
  readonly banker: boolean
}

/** A bet as a player asks for it. Each leg is one selection, or several with a joint price. */
export interface BetRequest {
  /** The client's name of the request, 8 to 64 of `A-Za-z0-9_-`: the same name of the same player never becomes a second bet. */
  readonly requestId: string
  readonly legs: readonly BetLegRequest[]
  /** A named system, or every k of the legs. */
  readonly system: { readonly type: SystemName } | { readonly choose: readonly number[] }
  /** Half of the stake is on winning, half on a place; the legs are single selections. */
  readonly eachWay: boolean
  /** True if a single is to have the better price by staff; above the player's maximum stake at it the bet is refused, and can be asked for without. */
  readonly boosts: boolean
  /** The whole stake in minor units, spread over the lines. */
  readonly stake: number
  readonly policy: PricePolicy
  /** True: free bets pay the whole stake; false: none of it; null: the operator's order of pockets decides. */
  readonly freeBets: boolean | null
  /** Per cent that the player saw the multiple add to its winnings; 0 for none. Less is taken as a worse price is, by the policy. */
  readonly multipleBoost: number
}

/** A change of an open bet: the bet that goes on for it, whose stake is the value of a quote for the first. */
export interface BetEdit {
  readonly betId: string
  readonly quoteId: string
  readonly request: Omit<BetRequest, 'stake'>
}
