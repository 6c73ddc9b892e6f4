import * as v from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { boundedText, currency, idempotencyKey, positiveAmount, success, text } from '../../fields.ts'
import { verificationRefusals } from '../../verification-status.ts'
import { routes } from '../routes.ts'
import { cardBrandOf, cardNumber, expiryMonth, expiryYear, savedCardId } from './card.ts'
import { cardMethods, savedAccountId, transactionId, walletWithdrawalMethods, withdrawalOutcome } from './methods.ts'

const digits = (count: number, label: string) =>
  v.pipe(text, v.regex(new RegExp(`^\\d{${count}}$`), `${label} has ${count} digits`))

/** A Japanese bank account. */
const bankAccount = v.object({
  bankCode: digits(4, 'A bank code'),
  branchCode: digits(3, 'A branch code'),
  accountNumber: digits(7, 'An account number'),
  accountHolder: boundedText(60),
})
export type BankAccount = v.InferOutput<typeof bankAccount>

/** The destination: a card or account that paid in, a new bank account, or, if absent, the first one by the closed loop. */
export type Destination =
  | { readonly kind: 'any' }
  | { readonly kind: 'card' | 'account'; readonly id: string }
  | {
      readonly kind: 'typed-card'
      readonly brand: string
      readonly last4: string
      readonly month: number
      readonly year: number
    }
  | { readonly kind: 'bank'; readonly account: BankAccount }

const withdrawal = { amount: positiveAmount, currency, idempotencyKey }
const firstFault = { abortPipeEarly: true }
type Fault = Pick<v.BaseIssue<unknown>, 'path' | 'message'>

const cardWithdrawal = v.pipe(
  v.object({
    ...withdrawal,
    paymentMethod: v.picklist(cardMethods),
    savedCardId: v.optional(v.string()),
    /** In place of the id, the data of a card that paid in before. */
    cardNumber: v.optional(v.string()),
    expiryMonth: v.optional(v.string()),
    expiryYear: v.optional(v.string()),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { savedCardId: id, cardNumber, expiryMonth, expiryYear, ...rest } = dataset.value
    if (!id && !cardNumber) return { ...rest, destination: { kind: 'any' } as Destination }
    const read = id
      ? v.safeParse(cardById, { savedCardId: id }, firstFault)
      : v.safeParse(typedCardFace, { cardNumber, expiryMonth, expiryYear }, firstFault)
    if (read.success) return { ...rest, destination: read.output as Destination }
    for (const { path, message } of read.issues as Fault[])
      addIssue({ message, ...(path ? { path: path as never } : {}) })
    return NEVER
  }),
)
const cardById = v.pipe(
  v.object({ savedCardId }),
  v.transform(({ savedCardId: id }) => ({ kind: 'card' as const, id })),
)
/** Keeps only the digits of the number that may be stored. */
const typedCardFace = v.pipe(
  v.object({ cardNumber, expiryMonth, expiryYear }),
  v.transform((card) => ({
    kind: 'typed-card' as const,
    brand: cardBrandOf(card.cardNumber),
    last4: card.cardNumber.slice(-4),
    month: card.expiryMonth,
    year: card.expiryYear,
  })),
)

const walletWithdrawal = v.pipe(
  v.object({
    ...withdrawal,
    paymentMethod: v.picklist(walletWithdrawalMethods),
    savedAccountId: v.optional(v.string()),
    /** BANKTRANSFER only, in place of a saved account. */
    bankCode: v.optional(v.string()),
    branchCode: v.optional(v.string()),
    accountNumber: v.optional(v.string()),
    accountHolder: v.optional(v.string()),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { savedAccountId: id, bankCode, branchCode, accountNumber, accountHolder, ...rest } = dataset.value
    const isBank = rest.paymentMethod === 'BANKTRANSFER' && (bankCode || branchCode || accountNumber)
    if (!id && !isBank) return { ...rest, destination: { kind: 'any' } as Destination }
    const read = id
      ? v.safeParse(accountById, { savedAccountId: id }, firstFault)
      : v.safeParse(typedBank, { bankCode, branchCode, accountNumber, accountHolder }, firstFault)
    if (read.success) return { ...rest, destination: read.output as Destination }
    for (const { path, message } of read.issues as Fault[])
      addIssue({ message, ...(path ? { path: path as never } : {}) })
    return NEVER
  }),
)
const accountById = v.pipe(
  v.object({ savedAccountId }),
  v.transform(({ savedAccountId: id }) => ({ kind: 'account' as const, id })),
)
const typedBank = v.pipe(
  bankAccount,
  v.transform((account) => ({ kind: 'bank' as const, account })),
)

const refusals = [
  ...verificationRefusals,
  'AMOUNT_OUT_OF_RANGE',
  'INSUFFICIENT_FUNDS',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYOUT_DESTINATION_UNKNOWN',
  'CLOSED_LOOP',
  'IDEMPOTENCY_CONFLICT',
  'SUPPLIER_UNAVAILABLE',
] as const

export const withdrawals = {
  makeCCWithdrawal: endpoint(routes.cashier.makeCCWithdrawal, {
    access: 'player',
    whileRestricted: true,
    rate: 'money',
    summary: 'Requests a withdrawal of real cash to a card that paid in; the money is held from now on',
    request: cardWithdrawal,
    reply: v.object({ ...success.entries, ...withdrawalOutcome }),
    refusals,
  }),
  makeWalletWithdrawal: endpoint(routes.cashier.makeWalletWithdrawal, {
    access: 'player',
    whileRestricted: true,
    rate: 'money',
    summary:
      'Requests a withdrawal of real cash to a wallet that paid in or a bank account; the money is held from now on',
    request: walletWithdrawal,
    reply: v.object({ ...success.entries, ...withdrawalOutcome }),
    refusals,
  }),
  cancelWithdrawal: endpoint(routes.cashier.cancelWithdrawal, {
    access: 'player',
    whileRestricted: true,
    rate: 'money',
    summary: 'Cancels a withdrawal before its approval, if the jurisdiction allows it',
    request: v.object({ transactionId }),
    reply: v.object({ ...success.entries, ...withdrawalOutcome }),
    refusals: ['PAYMENT_UNKNOWN', 'WITHDRAWAL_NOT_CANCELLABLE'],
  }),
} as const
