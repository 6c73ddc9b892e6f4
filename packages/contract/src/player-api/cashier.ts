import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, currency, flag, idempotencyKey, languageId, positiveAmount, success, text } from '../fields.ts'
import { cardBrands, savedCard, typedCard } from './cashier-card.ts'
import { routes } from './routes.ts'

/** Methods of the card path; every other method takes the wallet path. */
export const paymentMethods = ['CREDITCARD'] as const
export const paymentStatuses = ['APPROVED', 'PENDING', 'DECLINED'] as const
/** Why a payment came to nothing; players read the text of each in the language files. */
export const declineReasons = [
  'CARD_DECLINED',
  'INSUFFICIENT_CARD_FUNDS',
  'CONFIRMATION_REFUSED',
  'CONFIRMATION_EXPIRED',
  'SUPPLIER_UNAVAILABLE',
] as const

export type PaymentMethod = (typeof paymentMethods)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type DeclineReason = (typeof declineReasons)[number]

const transactionId = v.pipe(text, v.regex(/^[a-z]{3}_[0-9a-z]{26}$/, 'Not a transaction id'))
const paymentMethod = v.picklist(paymentMethods)

const cardPayment = v.object({
  amount: positiveAmount,
  currency,
  paymentMethod,
  cardNumber: v.optional(v.string()),
  cardHolder: v.optional(v.string()),
  expiryMonth: v.optional(v.string()),
  expiryYear: v.optional(v.string()),
  cvv: v.optional(v.string()),
  /** In place of number, holder and expiry. */
  savedCardId: v.optional(v.string()),
  saveCard: v.optional(flag, false),
  bonusCode: v.optional(v.pipe(text, v.maxLength(40)), ''),
  /** Path of the site to which the bank's confirmation page returns the player; finds `transactionId` in its query. */
  returnPath: v.optional(v.pipe(boundedText(500), v.regex(/^\/(?![/\\])[^\s\\]*$/, 'Not a path of this site'))),
  idempotencyKey,
})

/** One message a field. */
const firstFault = { abortPipeEarly: true }

/** The card's own fields become one value, `card`: typed out, or saved before. */
const makeCCPaymentRequest = v.pipe(
  cardPayment,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { cardNumber, cardHolder, expiryMonth, expiryYear, cvv, savedCardId, ...payment } = dataset.value
    const card = savedCardId
      ? v.safeParse(savedCard, { savedCardId, cvv }, firstFault)
      : v.safeParse(typedCard, { cardNumber, cardHolder, expiryMonth, expiryYear, cvv }, firstFault)
    if (card.success) return { ...payment, card: card.output }
    for (const { path, message } of card.issues) addIssue({ message, ...(path ? { path } : {}) })
    return NEVER
  }),
)

const savedCardView = v.object({
  id: v.string(),
  brand: v.picklist(cardBrands),
  last4: v.string(),
  expiryMonth: v.number(),
  expiryYear: v.number(),
})
const outcome = {
  transactionId: v.string(),
  status: v.picklist(paymentStatuses),
  /** Present while the player has still to answer on the bank's confirmation page. */
  redirectUrl: v.optional(v.string()),
  reason: v.optional(v.picklist(declineReasons)),
}

export const cashier = {
  getAvailablePaymentMethodsLimits: endpoint(routes.cashier.getAvailablePaymentMethodsLimits, {
    access: 'player',
    rate: 'read',
    summary: 'Ways to pay in, each with its least and greatest amount and the cards saved for it',
    request: v.object(languageId),
    reply: v.object({
      ...success.entries,
      methods: v.array(
        v.object({ paymentMethod, min: v.number(), max: v.number(), currency, savedCards: v.array(savedCardView) }),
      ),
    }),
    refusals: [],
  }),
  makeCCPayment: endpoint(routes.cashier.makeCCPayment, {
    access: 'player',
    rate: 'money',
    summary: 'Pays in by card; a declined card is an answer (DECLINED, with its reason), not a refusal',
    request: makeCCPaymentRequest,
    reply: v.object({ ...success.entries, ...outcome }),
    refusals: ['CARD_INVALID', 'AMOUNT_OUT_OF_RANGE', 'PAYMENT_METHOD_UNAVAILABLE', 'IDEMPOTENCY_CONFLICT'],
  }),
  gettransationStatus: endpoint(routes.cashier.gettransationStatus, {
    access: 'player',
    rate: 'read',
    summary: "How one of the player's own payments stands",
    request: v.object({ transactionId }),
    reply: v.object({ ...success.entries, ...outcome, amount: v.number(), currency }),
    refusals: ['PAYMENT_UNKNOWN'],
  }),
} as const
