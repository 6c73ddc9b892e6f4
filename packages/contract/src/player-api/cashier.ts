import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, currency, flag, idempotencyKey, positiveAmount, success, text } from '../fields.ts'
import { verificationRefusals } from '../verification-status.ts'
import { savedCard, typedCard } from './cashier/card.ts'
import {
  cardMethods,
  depositOutcome,
  depositView,
  savedAccountId,
  transactionId,
  voucherCode,
  walletMethods,
  withdrawalView,
} from './cashier/methods.ts'
import { overview } from './cashier/overview.ts'
import { withdrawals } from './cashier/withdrawals.ts'
import { routes } from './routes.ts'

const payment = {
  amount: positiveAmount,
  currency,
  bonusCode: v.optional(v.pipe(text, v.maxLength(40)), ''),
  /** The path of the site to which the supplier's page returns the player, with `transactionId` in the query. */
  returnPath: v.optional(v.pipe(boundedText(500), v.regex(/^\/(?![/\\])[^\s\\]*$/, 'Not a path of this site'))),
  idempotencyKey,
}

const cardPayment = v.object({
  ...payment,
  paymentMethod: v.picklist(cardMethods),
  cardNumber: v.optional(v.string()),
  cardHolder: v.optional(v.string()),
  expiryMonth: v.optional(v.string()),
  expiryYear: v.optional(v.string()),
  cvv: v.optional(v.string()),
  /** A saved card, in place of number, holder and expiry. */
  savedCardId: v.optional(v.string()),
  saveCard: v.optional(flag, false),
})

/** One message for each field. */
const firstFault = { abortPipeEarly: true }

/** The card fields become one value, `card`: new or saved. */
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

const makeWalletPaymentRequest = v.pipe(
  v.object({
    ...payment,
    paymentMethod: v.picklist(walletMethods),
    /** VOUCHER: its value is exactly `amount`. */
    voucherCode: v.optional(voucherCode),
    /** PAPERWALLET: pay from this saved wallet; without it the player chooses on the wallet's page. */
    savedAccountId: v.optional(savedAccountId),
  }),
  v.forward(
    v.check(
      ({ paymentMethod, voucherCode }) => paymentMethod !== 'VOUCHER' || voucherCode !== undefined,
      'The voucher code is missing',
    ),
    ['voucherCode'],
  ),
)

const depositRefusals = [
  'AMOUNT_OUT_OF_RANGE',
  'PAYMENT_METHOD_UNAVAILABLE',
  ...verificationRefusals,
  'IDEMPOTENCY_CONFLICT',
] as const

export const cashier = {
  ...overview,
  makeCCPayment: endpoint(routes.cashier.makeCCPayment, {
    access: 'player',
    rate: 'money',
    summary: 'Deposits by card; a declined card is a reply (DECLINED, with its reason), not a refusal',
    request: makeCCPaymentRequest,
    reply: v.object({ ...success.entries, ...depositOutcome }),
    refusals: ['CARD_INVALID', ...depositRefusals],
  }),
  makeWalletPayment: endpoint(routes.cashier.makeWalletPayment, {
    access: 'player',
    rate: 'money',
    summary: 'Deposits by wallet, voucher or bank transfer; a decline by the supplier is a reply, not a refusal',
    request: makeWalletPaymentRequest,
    reply: v.object({ ...success.entries, ...depositOutcome }),
    refusals: ['PAYOUT_DESTINATION_UNKNOWN', ...depositRefusals],
  }),
  getThirdPartyHostedUri: endpoint(routes.cashier.getThirdPartyHostedUri, {
    access: 'player',
    rate: 'money',
    summary: "Starts a card deposit whose details are entered on the payment supplier's page",
    request: v.object({
      ...payment,
      paymentMethod: v.optional(v.picklist(cardMethods), 'CREDITCARD'),
      saveCard: v.optional(flag, false),
    }),
    reply: v.object({
      ...success.entries,
      ...depositOutcome,
      /** The page to open; absent if the payment has already ended. */
      hostedUri: v.optional(v.string()),
    }),
    refusals: [...depositRefusals],
  }),
  ...withdrawals,
  getTransactionStatus: endpoint(routes.cashier.getTransactionStatus, {
    access: 'player',
    whileRestricted: true,
    rate: 'read',
    summary: "Status of one of the player's payments, in either direction",
    request: v.object({ transactionId }),
    reply: v.variant('kind', [
      v.object({ ...success.entries, ...depositView.entries }),
      v.object({ ...success.entries, ...withdrawalView.entries }),
    ]),
    refusals: ['PAYMENT_UNKNOWN'],
  }),
} as const
