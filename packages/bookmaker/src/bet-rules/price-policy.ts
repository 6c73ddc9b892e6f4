import { compare, readFraction, zero } from '@andon/money/fraction'
import type { Price } from '../model/price.ts'

/** Which worse prices between the slip and its acceptance a player accepts: none (`none`, asked first, and `higher`, which say the same), or any. A better price is always the player's. */
export const pricePolicies = ['none', 'higher', 'any'] as const
export type PricePolicy = (typeof pricePolicies)[number]

/**
 * The price at which a leg is accepted, always the price now, so that a better one is the player's; null if the policy does not allow the change. A suspended leg has no
 * price to decide about.
 */
export function acceptedPrice(policy: PricePolicy, { asked, now }: { asked: Price; now: Price }): Price | null {
  switch (policy) {
    case 'none':
    case 'higher':
      return now >= asked ? now : null
    case 'any':
      return now
  }
}

/** Terms of a bet each way for a place: so much of the winnings, as `1/5`, for so many places. */
export interface EachWayTerms {
  readonly placeFraction: string
  readonly places: number
}

/** True if a policy allows these terms of a bet each way in place of those that the player saw: worse ones (smaller part, fewer places) as a worse price. */
export function acceptsTerms(
  policy: PricePolicy,
  { asked, now }: { readonly asked: EachWayTerms; readonly now: EachWayTerms },
): boolean {
  const part = (terms: EachWayTerms) => readFraction(terms.placeFraction) ?? zero
  const isWorse = now.places < asked.places || compare(part(now), part(asked)) < 0
  return !isWorse || policy === 'any'
}

/** True if a policy allows this boost of a multiple, in per cent, in place of the one that the player saw: a smaller one as a worse price. */
export function acceptsBoost(
  policy: PricePolicy,
  { seen, now }: { readonly seen: number; readonly now: number },
): boolean {
  return now >= seen || policy === 'any'
}
