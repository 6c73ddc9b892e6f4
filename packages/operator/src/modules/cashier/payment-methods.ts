import type { PaymentMethod } from '@andon/contract/player-api/cashier'
import type { Currency } from '@andon/money'

/** A way to pay in, on the sites that offer it. Amounts are minor units, both ends included. */
export interface MethodOffer {
  readonly paymentMethod: PaymentMethod
  readonly supplier: string
  readonly sites: readonly string[] | 'all'
  readonly currency: Currency
  readonly min: number
  readonly max: number
}

export const methodOffers: readonly MethodOffer[] = [
  { paymentMethod: 'CREDITCARD', supplier: 'sandbox', sites: 'all', currency: 'JPY', min: 500, max: 1_000_000 },
]

export function offersFor(offers: readonly MethodOffer[], site: string): MethodOffer[] {
  return offers.filter(({ sites }) => sites === 'all' || sites.includes(site))
}
