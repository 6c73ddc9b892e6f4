import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, currency, flag, idempotencyKey, languageId, positiveAmount, success, text } from '../fields.ts'
import { routes } from './routes.ts'

/** Methods of the card path; every other method takes the wallet path. */
export const paymentMethods = ['CREDITCARD'] as const
export const cardBrands = ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DINERS', 'DISCOVER', 'UNIONPAY', 'OTHER'] as const
export const paymentStatuses = ['APPROVED', 'PENDING', 'DECLINED'] as const
/** Why a payment came to nothing; the player reads the text `payment.<reason>`. */
export const declineReasons = [
  'CARD_DECLINED',
  'INSUFFICIENT_CARD_FUNDS',
  'CONFIRMATION_REFUSED',
  'CONFIRMATION_EXPIRED',
  'SUPPLIER_UNAVAILABLE',
] as const

export type PaymentMethod = (typeof paymentMethods)[number]
export type CardBrand = (typeof cardBrands)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type DeclineReason = (typeof declineReasons)[number]

const recordId = v.pipe(text, v.regex(/^[a-z]{3}_[0-9a-z]{26}$/, 'Not an id of ours'))
const paymentMethod = v.picklist(paymentMethods)

// What a player types of a card is never quoted back, so every check on it brings its own message.
const digits = (label: string) =>
  v.pipe(
    v.string(`${label} is missing`),
    v.transform((value) => value.normalize('NFKC').replace(/[\s-]/g, '')),
  )
export const cardNumber = v.pipe(
  digits('The card number'),
  v.regex(/^\d{13,19}$/, 'A card number has 13 to 19 digits'),
  v.check(passesLuhn, 'The card number has a wrong digit'),
)
export const cvv = v.pipe(digits('The security code'), v.regex(/^\d{3,4}$/, 'The security code has 3 or 4 digits'))
export const cardHolder = v.pipe(
  v.string('The name is missing'),
  v.transform((value) => value.normalize('NFKC').trim()),
  v.regex(/^(?!.*\d{5})\p{L}[\p{L}\p{M}\p{N}\s.'’-]{0,59}$/u, 'A name has up to 60 letters'),
)
/** 1 to 12, with or without a leading zero. */
export const expiryMonth = v.pipe(
  digits('The month'),
  v.regex(/^(0?[1-9]|1[0-2])$/, 'A month is 1 to 12'),
  v.transform(Number),
)
/** Two digits or four. */
export const expiryYear = v.pipe(
  digits('The year'),
  v.regex(/^(20)?\d\d$/, 'A year has two digits or four'),
  v.transform((value) => Number(value.length === 2 ? `20${value}` : value)),
)

const typedCard = v.object({ cardNumber, cardHolder, expiryMonth, expiryYear, cvv })
const savedCard = v.object({ savedCardId: recordId, cvv })

/** The card's own fields as one value: either typed out, or one saved before, always with its security code. */
const chosenCard = v.union([
  v.pipe(
    savedCard,
    v.transform((card) => ({ kind: 'saved' as const, ...card })),
  ),
  v.pipe(
    typedCard,
    v.transform((card) => ({ kind: 'typed' as const, ...card })),
  ),
])
export type ChosenCard = v.InferOutput<typeof chosenCard>
export type TypedCard = Extract<ChosenCard, { kind: 'typed' }>

const makeCCPaymentFields = v.object({
  amount: positiveAmount,
  currency,
  paymentMethod,
  cardNumber: v.optional(v.string()),
  cardHolder: v.optional(v.string()),
  expiryMonth: v.optional(v.string()),
  expiryYear: v.optional(v.string()),
  cvv: v.string('The security code is missing'),
  /** In place of number, holder and expiry. */
  savedCardId: v.optional(v.string()),
  saveCard: v.optional(flag, false),
  bonusCode: v.optional(v.pipe(text, v.maxLength(40)), ''),
  /** Path of the site to which the bank's confirmation page returns the player, who finds `transactionId` in its query. */
  returnPath: v.optional(v.pipe(boundedText(500), v.regex(/^\/(?![/\\])[^\s\\]*$/, 'A path of this site'))),
  idempotencyKey,
})

const makeCCPaymentRequest = v.pipe(
  makeCCPaymentFields,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { cardNumber, cardHolder, expiryMonth, expiryYear, cvv, savedCardId, ...payment } = dataset.value
    const card = savedCardId
      ? v.safeParse(chosenCard.options[0], { savedCardId, cvv })
      : v.safeParse(chosenCard.options[1], { cardNumber, cardHolder, expiryMonth, expiryYear, cvv })
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
    summary:
      'Pays in by card; a payment that the bank wants confirmed is PENDING with the address of the page to go to',
    request: makeCCPaymentRequest,
    reply: v.object({
      ...success.entries,
      transactionId: v.string(),
      status: v.picklist(paymentStatuses),
      redirectUrl: v.optional(v.string()),
      reason: v.optional(v.picklist(declineReasons)),
    }),
    refusals: [
      'CARD_INVALID',
      'AMOUNT_OUT_OF_RANGE',
      'PAYMENT_METHOD_UNAVAILABLE',
      'IDEMPOTENCY_CONFLICT',
      'TOO_MANY_REQUESTS',
    ],
  }),
  gettransationStatus: endpoint(routes.cashier.gettransationStatus, {
    access: 'player',
    rate: 'read',
    summary: "How one of the player's own payments stands",
    request: v.object({ transactionId: recordId }),
    reply: v.object({
      ...success.entries,
      transactionId: v.string(),
      status: v.picklist(paymentStatuses),
      amount: v.number(),
      currency,
      redirectUrl: v.optional(v.string()),
      reason: v.optional(v.picklist(declineReasons)),
    }),
    refusals: ['PAYMENT_UNKNOWN'],
  }),
} as const

/** The check digit of ISO/IEC 7812-1, annex B: from the right, every second digit doubled, the sum of all digits a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let fromRight = 0; fromRight < digits.length; fromRight++) {
    const digit = Number(digits.at(-1 - fromRight))
    const doubled = fromRight % 2 === 0 ? digit : digit * 2
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
