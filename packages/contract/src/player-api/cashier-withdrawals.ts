import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, currency, idempotencyKey, positiveAmount, success, text } from '../fields.ts'
import { verificationRefusals } from '../verification-status.ts'
import { cardBrandOf, cardNumber, expiryMonth, expiryYear, savedCardId } from './cashier-card.ts'
import {
  cardMethods,
  savedAccountId,
  transactionId,
  walletWithdrawalMethods,
  withdrawalOutcome,
} from './cashier-methods.ts'
import { routes } from './routes.ts'

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

/** Where the money goes: one that was paid from, a bank account typed out, or (nothing said) the one that the closed loop puts first. */
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
    /** In place of the id, a card that paid in before, typed out. */
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
/** Of the number only what may be kept goes further. */
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
    summary: 'Asks for real cash back on a card that paid in; the money is held from now on',
    request: cardWithdrawal,
    reply: v.object({ ...success.entries, ...withdrawalOutcome }),
    refusals,
  }),
  makeWalletWithdrawal: endpoint(routes.cashier.makeWalletWithdrawal, {
    access: 'player',
    whileRestricted: true,
    rate: 'money',
    summary: 'Asks for real cash on a wallet that paid in, or on a bank account; the money is held from now on',
    request: walletWithdrawal,
    reply: v.object({ ...success.entries, ...withdrawalOutcome }),
    refusals,
  }),
  cancelWithdrawal: endpoint(routes.cashier.cancelWithdrawal, {
    access: 'player',
    whileRestricted: true,
    rate: 'money',
    summary: 'Takes a withdrawal back that is not approved yet, where the jurisdiction lets players do that',
    request: v.object({ transactionId }),
    reply: v.object({ ...success.entries, ...withdrawalOutcome }),
    refusals: ['PAYMENT_UNKNOWN', 'WITHDRAWAL_NOT_CANCELLABLE'],
  }),
} as const
