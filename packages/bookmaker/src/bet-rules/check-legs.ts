import type { Price } from '../model/price.ts'
import type { BetRefusalCode } from './bet-refusals.ts'
import { acceptedPrice, type PricePolicy } from './price-policy.ts'

/** A leg as the player saw it when they asked for the bet. */
export interface RequestedTerms {
  readonly price: Price
  /** Score as `1:0`; null before the start, and for markets without a score. */
  readonly score: string | null
  /** Red cards as `0:1`; null where none are recorded. */
  readonly redCards: string | null
}

/** A leg as the book has it now. `closed`: its time to bet is over. */
export interface LegState extends Omit<RequestedTerms, 'price'> {
  readonly event: 'open' | 'offline'
  readonly market: 'active' | 'suspended' | 'closed'
  /** Null while its outcome has none. */
  readonly price: Price | null
}

export interface LegToCheck {
  readonly id: string
  readonly asked: RequestedTerms
  readonly now: LegState | { readonly missing: 'event' | 'market' | 'outcome' }
}

export interface PricedLeg {
  readonly leg: string
  readonly asked: Price
  readonly price: Price
}

/** A bet is accepted at these prices, or refused for one leg. Where only prices differ, `counterOffer` states those of all legs now. */
export type LegsChecked =
  | { readonly accepted: readonly PricedLeg[] }
  | { readonly refused: BetRefusalCode; readonly leg: string; readonly counterOffer: CounterOffer | null }

/** A bet that the player may ask for instead: either other prices, or a smaller stake; never both at once. */
export type CounterOffer =
  | { readonly kind: 'prices'; readonly legs: readonly PricedLeg[] }
  | { readonly kind: 'stake'; readonly maxStake: number }

/**
 * Checks every leg when a bet is asked for, and again after its delay with what stood when it was asked: the event is on, the market active, score and red cards
 * unchanged, and the prices within the player's policy. Everything but prices is checked for all legs first, so that a counter-offer can be accepted.
 */
export function checkLegs(policy: PricePolicy, legs: readonly LegToCheck[]): LegsChecked {
  const now: PricedLeg[] = []
  for (const leg of legs) {
    const checked = checkState(leg)
    if (typeof checked === 'string') return { refused: checked, leg: leg.id, counterOffer: null }
    now.push({ leg: leg.id, asked: leg.asked.price, price: checked.price })
  }
  for (const { leg, asked, price } of now)
    if (acceptedPrice(policy, { asked, now: price }) === null)
      return { refused: 'LINE_CHANGED', leg, counterOffer: { kind: 'prices', legs: now } }
  return { accepted: now }
}

function checkState({ asked, now }: LegToCheck): BetRefusalCode | { price: Price } {
  if ('missing' in now) return refusalOfMissing[now.missing]
  if (now.event === 'offline') return 'OFFLINE_EVENT'
  if (now.market === 'closed') return 'PAST_CUTOFFTIME'
  if (now.score !== asked.score) return 'SCORE_CHANGED'
  if (asked.redCards !== null && now.redCards !== asked.redCards) return 'RED_CARDS_CHANGED'
  if (now.market === 'suspended' || now.price === null) return 'MARKET_SUSPENDED'
  return { price: now.price }
}

const refusalOfMissing = {
  event: 'EVENT_UNKNOWN',
  market: 'MARKET_UNKNOWN',
  outcome: 'OUTCOME_UNKNOWN',
} as const satisfies Record<'event' | 'market' | 'outcome', BetRefusalCode>

/** The instant at which a bet is checked again, in milliseconds: the delays of its legs and of an outside risk system run side by side, so the longest one counts. */
export function checkedAgainAt(askedAtMs: number, delaysMs: readonly number[]): number {
  return askedAtMs + Math.max(0, ...delaysMs)
}
