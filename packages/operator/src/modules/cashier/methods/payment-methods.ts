import type { PaymentMethod } from '@andon/contract/player-api/cashier/methods'
import { type Currency, currencyCodes } from '@andon/money'

/** Smallest and largest amount of one payment, in minor units, both included. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** A withdrawal's bounds, and how long it takes. */
export interface PayoutOffer extends Bounds {
  /** Hours from approval to arrival, as its supplier states them; players read them as such. */
  readonly payoutHours: { readonly from: number; readonly to: number }
}

/** A payment method and the sites that offer it. */
export interface MethodOffer {
  readonly paymentMethod: PaymentMethod
  readonly supplier: string
  readonly sites: readonly string[] | 'all'
  readonly currency: Currency
  readonly deposit: Bounds
  /** Null: no withdrawals by this method. */
  readonly withdrawal: PayoutOffer | null
}

/** The sums of each method in each currency. Null: the method does not take that currency. */
const sums: SumsByMethod = {
  CREDITCARD: {
    JPY: {
      deposit: { min: 500, max: 1_000_000 },
      withdrawal: { min: 1_000, max: 1_000_000, payoutHours: { from: 24, to: 72 } },
    },
  },
  PAPERWALLET: {
    JPY: {
      deposit: { min: 500, max: 500_000 },
      withdrawal: { min: 500, max: 500_000, payoutHours: { from: 0, to: 0 } },
    },
  },
  VOUCHER: {
    JPY: { deposit: { min: 500, max: 100_000 }, withdrawal: null },
  },
  BANKTRANSFER: {
    JPY: {
      deposit: { min: 1_000, max: 5_000_000 },
      withdrawal: { min: 1_000, max: 5_000_000, payoutHours: { from: 2, to: 24 } },
    },
  },
}

type SumsByMethod = Record<PaymentMethod, Record<Currency, Pick<MethodOffer, 'deposit' | 'withdrawal'> | null>>

const methods = Object.keys(sums) as PaymentMethod[] // Object.keys forgets the literal types

/** In the order of the table. */
export const methodOffers: readonly MethodOffer[] = methods.flatMap((paymentMethod) =>
  currencyCodes.flatMap((currency) => {
    const bounds = sums[paymentMethod][currency]
    return bounds ? [{ paymentMethod, supplier: 'sandbox', sites: 'all' as const, currency, ...bounds }] : []
  }),
)

/** The offers of a site to players with accounts in that currency. */
export function offersFor(
  offers: readonly MethodOffer[],
  { site, currency }: { site: string; currency: Currency },
): MethodOffer[] {
  return offers.filter((offer) => offer.currency === currency && (offer.sites === 'all' || offer.sites.includes(site)))
}
