import * as v from 'valibot'
import { currency, text } from '../fields.ts'
import { cardBrands } from './cashier-card.ts'

/** The vocabulary of payments, in both directions. */

/** The card path. */
export const cardMethods = ['CREDITCARD'] as const
/** The wallet path: a wallet with a page of its own, a voucher, a transfer that names a reference. */
export const walletMethods = ['PAPERWALLET', 'VOUCHER', 'BANKTRANSFER'] as const
export const paymentMethods = [...cardMethods, ...walletMethods] as const
/** A voucher cannot take money back. */
export const walletWithdrawalMethods = ['PAPERWALLET', 'BANKTRANSFER'] as const

export const paymentStatuses = ['APPROVED', 'PENDING', 'DECLINED', 'CHARGED_BACK'] as const
/** APPROVED: released for payment, and on its way; the others of them, but REQUESTED, are final. */
export const withdrawalStatuses = ['REQUESTED', 'APPROVED', 'PAID', 'REFUSED', 'FAILED', 'CANCELLED'] as const

/**
 * Why the platform itself does not credit a player with a payment: checked again when money is captured. What is reserved is released, and money
 * that has arrived is sent back.
 */
export const captureRefusalReasons = [
  'ACCOUNT_LOCKED',
  'LIMIT_REACHED',
  'SESSION_LIMIT_REACHED',
  'VERIFICATION_REQUIRED',
] as const
/** Why a payment came to nothing; players read the text of each in the language files. */
export const declineReasons = [
  'CARD_DECLINED',
  'INSUFFICIENT_CARD_FUNDS',
  'CONFIRMATION_REFUSED',
  'CONFIRMATION_EXPIRED',
  'SUPPLIER_UNAVAILABLE',
  'VOUCHER_UNKNOWN',
  'VOUCHER_USED',
  'VOUCHER_OTHER_VALUE',
  'TRANSFER_RETURNED',
  ...captureRefusalReasons,
] as const
/** Why a deposit that asked for a bonus was credited without it. BONUS_ACTIVE: another bonus was active by then. */
export const bonusMissReasons = [
  'BONUS_ACTIVE',
  'HAD_ALREADY',
  'DEPOSIT_NUMBER',
  'DEPOSIT_TOO_SMALL',
  'NOT_VERIFIED',
  'NOT_AVAILABLE',
] as const
/** Why a withdrawal came to nothing: the receiving side would not take it, or a person refused it and said why. */
export const withdrawalReasons = ['DESTINATION_CLOSED', 'PAYOUT_REJECTED', 'REFUSED_BY_OPERATOR'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
export type WalletMethod = (typeof walletMethods)[number]
export type PaymentStatus = (typeof paymentStatuses)[number]
export type CaptureRefusalReason = (typeof captureRefusalReasons)[number]
export type DeclineReason = (typeof declineReasons)[number]
export type BonusMissReason = (typeof bonusMissReasons)[number]
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]
export type WithdrawalReason = (typeof withdrawalReasons)[number]

export const paymentMethod = v.picklist(paymentMethods)
export const transactionId = v.pipe(text, v.regex(/^[a-z]{3}_[0-9a-z]{26}$/, 'Not a transaction id'))
export const savedAccountId = v.pipe(text, v.regex(/^acc_[0-9a-z]{26}$/, 'Not a saved account'))
export const voucherCode = v.pipe(
  text,
  v.transform((value) => value.toUpperCase().replace(/\s/g, '')),
  v.regex(/^[A-Z0-9-]{6,60}$/, 'A voucher code has 6 to 60 letters, digits and dashes'),
)

export const savedCardView = v.object({
  id: v.string(),
  brand: v.picklist(cardBrands),
  last4: v.string(),
  expiryMonth: v.number(),
  expiryYear: v.number(),
})
/** A wallet or a bank account, by a name that gives little away. */
export const savedAccountView = v.object({ id: v.string(), label: v.string() })

/** How to send a bank transfer; the money is told apart by `reference`, so the player must write it. */
export const transferView = v.object({
  reference: v.string(),
  bankName: v.string(),
  branchName: v.string(),
  accountNumber: v.string(),
  accountName: v.string(),
  payBy: v.pipe(v.string(), v.isoTimestamp()),
  /** The supplier's own page with the same. */
  pageUrl: v.string(),
})

/** How a deposit stands, for its player. */
export const depositOutcome = {
  transactionId: v.string(),
  status: v.picklist(paymentStatuses),
  /** Present while the player has still to answer on the supplier's page. */
  redirectUrl: v.optional(v.string()),
  /** Present while a bank transfer is waited for. */
  transfer: v.optional(transferView),
  /** Present when it came to nothing, and while money that arrived is held to be sent back (PENDING). */
  reason: v.optional(v.picklist(declineReasons)),
  /** Present once a deposit that asked for a bonus is credited: whether it brought the bonus, and if not, why. */
  bonus: v.optional(
    v.object({ code: v.string(), granted: v.boolean(), reason: v.optional(v.picklist(bonusMissReasons)) }),
  ),
}
export const withdrawalOutcome = { transactionId: v.string(), status: v.picklist(withdrawalStatuses) }

/** A payment in either direction, as lists and `getTransactionStatus` show it. */
const payment = { paymentMethod, amount: v.number(), currency, at: v.pipe(v.string(), v.isoTimestamp()) }
export const depositView = v.object({
  kind: v.literal('deposit'),
  ...depositOutcome,
  ...payment,
  /** What was credited, where another sum came than was announced. */
  received: v.optional(v.number()),
})
export const withdrawalView = v.object({
  kind: v.literal('withdrawal'),
  ...withdrawalOutcome,
  ...payment,
  destination: v.string(),
  /** Absent unless it came to nothing. */
  reason: v.optional(v.picklist(withdrawalReasons)),
  /** The operator's own words, where a person refused it. */
  note: v.optional(v.string()),
  cancellable: v.boolean(),
})
