import { currencies } from '@andon/money'
import * as v from 'valibot'
import { type PaymentReport, supplierDeclines } from '../payment-supplier.ts'
import type { Payment } from './store.ts'

const sum = {
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.picklist(Object.values(currencies).map(({ code }) => code)),
}

/** A webhook's body. */
export const webhookBody = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  payment: v.variant('state', [
    v.object({ state: v.literal('confirmation-asked'), redirectUrl: v.string(), ...sum }),
    v.object({ state: v.picklist(['authorised', 'captured', 'lapsed']), ...sum }),
    v.object({ state: v.literal('declined'), reason: v.picklist(supplierDeclines), ...sum }),
  ]),
})

export function reportOf(payment: Payment | null): PaymentReport {
  if (!payment) return { state: 'unknown' }
  const { state, reason, amount, currency, pageUrl } = payment
  switch (state) {
    case 'confirmation-asked':
      return { state, redirectUrl: pageUrl, amount, currency }
    case 'declined':
      return { state, reason: reason ?? 'CARD_DECLINED', amount, currency }
    case 'authorised':
    case 'captured':
    case 'lapsed':
      return { state, amount, currency }
  }
}
