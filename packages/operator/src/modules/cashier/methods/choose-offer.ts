import { Refusal } from '@andon/contract'
import type { PaymentMethod } from '@andon/contract/player-api/cashier/methods'
import type { Currency } from '@andon/money'
import { type Deps, supplierOf } from '../deps.ts'
import type { PaymentSupplier } from '../payment-supplier.ts'
import { offersFor } from './payment-methods.ts'

interface Asked {
  readonly paymentMethod: PaymentMethod
  readonly currency: Currency
  readonly amount: number
}

/** The supplier of the requested payment method. Refuses a method or a sum that the site does not offer in this direction. */
export function chooseSupplier(
  deps: Deps,
  { paymentMethod, currency, amount }: Asked,
  { site, direction }: { site: string; direction: 'deposit' | 'withdrawal' },
): PaymentSupplier {
  const offer = offersFor(deps.methods, { site, currency }).find(
    (candidate) => candidate.paymentMethod === paymentMethod,
  )
  const supplier = offer && supplierOf(deps, offer.supplier)
  const bounds = offer?.[direction]
  if (!supplier || !bounds) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', { field: 'paymentMethod' })
  const { min, max } = bounds
  if (amount < min || amount > max)
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { field: 'amount', params: { min, max, currency } })
  return supplier
}
