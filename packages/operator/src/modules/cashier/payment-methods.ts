import type { PaymentMethod } from '@andon/contract/player-api/cashier-methods'
import type { Currency } from '@andon/money'

/** Smallest and largest amount of one payment, in minor units, both included. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** A payment method and the sites that offer it. */
export interface MethodOffer {
  readonly paymentMethod: PaymentMethod
  readonly supplier: string
  readonly sites: readonly string[] | 'all'
  readonly currency: Currency
  readonly deposit: Bounds
  /** Null: no withdrawals by this method. */
  readonly withdrawal: Bounds | null
}

const everywhere = { supplier: 'sandbox', sites: 'all', currency: 'JPY' } as const

export const methodOffers: readonly MethodOffer[] = [
  {
    ...everywhere,
    paymentMethod: 'CREDITCARD',
    deposit: { min: 500, max: 1_000_000 },
    withdrawal: { min: 1_000, max: 1_000_000 },
  },
  {
    ...everywhere,
    paymentMethod: 'PAPERWALLET',
    deposit: { min: 500, max: 500_000 },
    withdrawal: { min: 500, max: 500_000 },
  },
  { ...everywhere, paymentMethod: 'VOUCHER', deposit: { min: 500, max: 100_000 }, withdrawal: null },
  {
    ...everywhere,
    paymentMethod: 'BANKTRANSFER',
    deposit: { min: 1_000, max: 5_000_000 },
    withdrawal: { min: 1_000, max: 5_000_000 },
  },
]

export function offersFor(offers: readonly MethodOffer[], site: string): MethodOffer[] {
  return offers.filter(({ sites }) => sites === 'all' || sites.includes(site))
}
