import { Refusal } from '@andon/contract'
import { type Deps, supplierOf } from './deps.ts'
import type { CardPayment } from './domain/request-hash.ts'
import { type MethodOffer, offersFor } from './payment-methods.ts'
import type { PaymentSupplier } from './suppliers/payment-supplier.ts'

/** The way to pay that was asked for, if the site offers it for this sum. */
export function chooseOffer(
  deps: Deps,
  { paymentMethod, currency, amount, bonusCode }: CardPayment,
  site: string,
): { offer: MethodOffer; supplier: PaymentSupplier } {
  const offer = offersFor(deps.methods, site).find(
    (candidate) => candidate.paymentMethod === paymentMethod && candidate.currency === currency,
  )
  const supplier = offer && supplierOf(deps, offer.supplier)
  if (!supplier) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', { field: 'paymentMethod' })
  const { min, max } = offer
  if (amount < min || amount > max)
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { field: 'amount', params: { min, max, currency } })
  // No bonus takes a code; one that did nothing would be a broken promise.
  if (bonusCode !== '') throw new Refusal('FIELD_INVALID', { field: 'bonusCode', message: 'There is no such bonus' })
  return { offer, supplier }
}
