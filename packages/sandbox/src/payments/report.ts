import { cardBrands } from '@andon/contract/player-api/cashier/card'
import { currencyCodes } from '@andon/money'
import type { PaymentReport, SupplierDecline } from '@andon/operator/cashier'
import * as v from 'valibot'
import { faceOf, type StoredInstrument } from './instrument-store.ts'
import type { Payment } from './store.ts'
import { transferDetails } from './transfer-details.ts'

const sum = {
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.picklist(currencyCodes),
}
const word = v.pipe(v.string(), v.maxLength(200))
const account = v.object({
  kind: v.literal('account'),
  method: v.picklist(['PAPERWALLET', 'BANKTRANSFER']),
  token: word,
  fingerprint: word,
  label: word,
  holder: word,
})
const instrument = v.variant('kind', [
  v.object({
    kind: v.literal('card'),
    token: word,
    fingerprint: word,
    brand: v.picklist(cardBrands),
    last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    expiryMonth: v.number(),
    expiryYear: v.number(),
  }),
  account,
])
const receipt = v.object({ receiptId: word, note: word, instrument: account, ...sum })
const transfer = v.object({
  reference: word,
  bankName: word,
  branchName: word,
  accountNumber: word,
  accountName: word,
  payBy: word,
})
const declineReasons = [
  'CARD_DECLINED',
  'INSUFFICIENT_CARD_FUNDS',
  'CONFIRMATION_REFUSED',
  'VOUCHER_UNKNOWN',
  'VOUCHER_USED',
  'VOUCHER_OTHER_VALUE',
] as const satisfies readonly SupplierDecline[]
const payment = v.variant('state', [
  v.object({
    state: v.literal('confirmation-asked'),
    redirectUrl: v.string(),
    transfer: v.exactOptional(transfer),
    ...sum,
  }),
  v.object({ state: v.picklist(['authorised', 'captured']), instrument: v.exactOptional(instrument), ...sum }),
  v.object({ state: v.picklist(['lapsed', 'voided', 'charged-back']), ...sum }),
  v.object({ state: v.literal('declined'), reason: v.picklist(declineReasons), ...sum }),
])
const payout = v.variant('state', [
  v.object({ state: v.picklist(['processing', 'paid']), ...sum }),
  v.object({ state: v.literal('failed'), reason: v.picklist(['DESTINATION_CLOSED', 'PAYOUT_REJECTED']), ...sum }),
])
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** A webhook's body. */
export const webhookBody = v.union([
  v.object({ id: name, reference: name, payment }),
  v.object({ id: name, reference: name, payout }),
  v.object({ id: name, receipt }),
])

export function reportOf(payment: Payment | null, instrument: StoredInstrument | null): PaymentReport {
  if (!payment) return { state: 'unknown' }
  const { state, reason, amount, currency, pageUrl } = payment
  switch (state) {
    case 'confirmation-asked': {
      const transfer = transferDetails(payment)
      return { state, redirectUrl: pageUrl, amount, currency, ...(transfer ? { transfer } : {}) }
    }
    case 'declined':
      return { state, reason: reason ?? 'CARD_DECLINED', amount, currency }
    case 'authorised':
    case 'captured': {
      const face = faceOf(instrument)
      return { state, amount, currency, ...(face ? { instrument: face } : {}) }
    }
    case 'lapsed':
    case 'voided':
    case 'charged-back':
      return { state, amount, currency }
  }
}
