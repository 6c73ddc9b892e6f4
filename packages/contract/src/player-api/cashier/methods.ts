import * as v from 'valibot'
import { currency, playersId, text } from '../../fields.ts'
import { cardBrands } from './card.ts'

/** Types of payments in both directions. */

/** The card path. */
export const cardMethods = ['CREDITCARD'] as const
/** The wallet path: a wallet with its own page, a voucher, or a bank transfer with a reference. */
export const walletMethods = ['PAPERWALLET', 'VOUCHER', 'BANKTRANSFER'] as const
export const paymentMethods = [...cardMethods, ...walletMethods] as const
/** A voucher cannot receive money. */
export const walletWithdrawalMethods = ['PAPERWALLET', 'BANKTRANSFER'] as const

export const paymentStatuses = ['APPROVED', 'PENDING', 'DECLINED', 'CHARGED_BACK'] as const
/** APPROVED: released for payment. Every other status but REQUESTED is final. */
export const withdrawalStatuses = ['REQUESTED', 'APPROVED', 'PAID', 'REFUSED', 'FAILED', 'CANCELLED'] as const

/**
 * Why the platform does not credit a payment. Checked again at the capture: reserved money is released, and money that has arrived is sent back.
 */
export const captureRefusalReasons = [
  'ACCOUNT_LOCKED',
  'LIMIT_REACHED',
  'SESSION_LIMIT_REACHED',
  'VERIFICATION_REQUIRED',
] as const
/** Why a payment failed; the texts for players are in the language files. */
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
/** Why a deposit was credited without the requested bonus. BONUS_ACTIVE: another bonus was active by then. */
export const bonusMissReasons = [
  'BONUS_ACTIVE',
  'HAD_ALREADY',
  'DEPOSIT_NUMBER',
  'DEPOSIT_TOO_SMALL',
  'NOT_VERIFIED',
  'NOT_AVAILABLE',
] as const
/** Why a withdrawal failed: the receiving side declined it, or an operator refused it with a note. */
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
export const transactionId = playersId('(dep|wdr)', 'a transaction id')
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
/** A wallet or a bank account under a masked name. */
export const savedAccountView = v.object({ id: v.string(), label: v.string() })

/** How to send a bank transfer. The player must enter the `reference`, because it identifies the payment. */
export const transferView = v.object({
  reference: v.string(),
  bankName: v.string(),
  branchName: v.string(),
  accountNumber: v.string(),
  accountName: v.string(),
  payBy: v.pipe(v.string(), v.isoTimestamp()),
  /** The supplier's page with the same data. */
  pageUrl: v.string(),
})

/** A deposit's status, for its player. */
export const depositOutcome = {
  transactionId: v.string(),
  status: v.picklist(paymentStatuses),
  /** Present while the player must act on the supplier's page. */
  redirectUrl: v.optional(v.string()),
  /** Present while a bank transfer is expected. */
  transfer: v.optional(transferView),
  /** Present after a failure, and while money that arrived waits to be sent back (PENDING). */
  reason: v.optional(v.picklist(declineReasons)),
  /** Present when a deposit that requested a bonus is credited: whether the bonus was granted, and if not, why. */
  bonus: v.optional(
    v.object({
      code: v.string(),
      granted: v.boolean(),
      /** The bonus money that was added; absent without any, as for free spins. */
      amount: v.optional(v.number()),
      reason: v.optional(v.picklist(bonusMissReasons)),
    }),
  ),
}
export const withdrawalOutcome = { transactionId: v.string(), status: v.picklist(withdrawalStatuses) }

/** A payment in either direction, as lists and `getTransactionStatus` show it. */
const payment = { paymentMethod, amount: v.number(), currency, at: v.pipe(v.string(), v.isoTimestamp()) }
export const depositView = v.object({
  kind: v.literal('deposit'),
  ...depositOutcome,
  ...payment,
  /** The credited amount, if a different one arrived. */
  received: v.optional(v.number()),
  /** The card (network and last four digits) or account that paid; absent while it is not known, and for vouchers. */
  source: v.optional(v.string()),
})
export const withdrawalView = v.object({
  kind: v.literal('withdrawal'),
  ...withdrawalOutcome,
  ...payment,
  destination: v.string(),
  /** Present after a failure. */
  reason: v.optional(v.picklist(withdrawalReasons)),
  /** The operator's note, if an operator refused it. */
  note: v.optional(v.string()),
  cancellable: v.boolean(),
})
