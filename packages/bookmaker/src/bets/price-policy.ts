import type { Price } from '../price.ts'

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
