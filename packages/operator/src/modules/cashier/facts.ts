import { fact, type NewFact } from '@andon/contract/fact'
import { balanceAmount, currency } from '@andon/contract/fields'
import {
  declineReasons,
  paymentMethod,
  paymentStatuses,
  withdrawalReasons,
  withdrawalStatuses,
} from '@andon/contract/player-api/cashier/methods'
import { instant } from '@andon/contract/player-api/limits-fields'
import * as v from 'valibot'
import { creditedAmount, depositStatusOf } from './deposits/deposit-view.ts'
import type { Deposit } from './store/deposits.ts'
import type { Withdrawal } from './store/withdrawals.ts'
import { withdrawalStatusOf } from './withdrawals/withdrawal-view.ts'

const payment = {
  method: paymentMethod,
  amount: balanceAmount,
  currency,
  /** Increases with every change of the payment. */
  version: v.number(),
  at: instant,
}
const deposit = v.object({
  depositId: v.string(),
  ...payment,
  status: v.picklist(paymentStatuses),
  reason: v.nullable(v.picklist(declineReasons)),
  askedAt: instant,
})
const withdrawal = v.object({
  withdrawalId: v.string(),
  ...payment,
  status: v.picklist(withdrawalStatuses),
  reason: v.nullable(v.picklist(withdrawalReasons)),
  /** An operator's own words. */
  note: v.nullable(v.string()),
})
export type DepositData = v.InferOutput<typeof deposit>
export type WithdrawalData = v.InferOutput<typeof withdrawal>

/** The player's real cash is credited. No reason. */
export const depositApproved = fact('cashier.DepositApproved', deposit)
/** Declined, never confirmed, sent back, or the supplier could not be asked. */
export const depositDeclined = fact('cashier.DepositDeclined', deposit)
/** Received but not credited: more than announced (no reason), or the player may not be credited. Held on the books. */
export const depositInReview = fact('cashier.DepositInReview', deposit)
/** Taken back from the balance as far as it went; `owed` is the rest. No reason. */
export const depositChargedBack = fact(
  'cashier.DepositChargedBack',
  v.object({ ...deposit.entries, owed: balanceAmount }),
)

export const withdrawalRequested = fact('cashier.WithdrawalRequested', withdrawal)
export const withdrawalApproved = fact('cashier.WithdrawalApproved', withdrawal)
export const withdrawalPaid = fact('cashier.WithdrawalPaid', withdrawal)
export const withdrawalRefused = fact('cashier.WithdrawalRefused', withdrawal)
export const withdrawalFailed = fact('cashier.WithdrawalFailed', withdrawal)
export const withdrawalCancelled = fact('cashier.WithdrawalCancelled', withdrawal)

export function depositData(
  { id, method, currency, state, version, createdAt, changedAt, ...rest }: Deposit,
  reason: Deposit['reason'] = null,
): DepositData {
  const payment = { method, amount: creditedAmount(rest), currency, version, at: changedAt.toString() }
  return { depositId: id, ...payment, status: depositStatusOf[state], reason, askedAt: createdAt.toString() }
}

const withdrawalFacts = {
  requested: withdrawalRequested,
  approved: withdrawalApproved,
  paid: withdrawalPaid,
  refused: withdrawalRefused,
  failed: withdrawalFailed,
  cancelled: withdrawalCancelled,
} as const satisfies Record<Withdrawal['state'], unknown>

export function withdrawalChanged({ id, playerId, state, changedAt, ...rest }: Withdrawal): NewFact {
  const { method, amount, currency, version, reason, note } = rest
  const payment = { method, amount, currency, version, at: changedAt.toString() }
  const data = { withdrawalId: id, ...payment, status: withdrawalStatusOf[state], reason, note }
  return withdrawalFacts[state]({ key: playerId, data })
}
