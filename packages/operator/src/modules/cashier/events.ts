import type { Fact } from '@andon/platform/outbox'
import { creditedAmount, depositStatusOf } from './deposit-view.ts'
import type { Deposit } from './store/deposits.ts'
import type { Withdrawal } from './store/withdrawals.ts'
import { withdrawalStatusOf } from './withdrawal-view.ts'

/** The money is in the player's real cash. */
export function depositApproved(deposit: Deposit): Fact {
  return told('cashier.DepositApproved', deposit)
}

/** It came to nothing: declined, never confirmed, sent back, or the supplier could not be asked. */
export function depositDeclined(deposit: Deposit): Fact {
  return told('cashier.DepositDeclined', deposit, { reason: deposit.reason })
}

/** Money came that is not credited: more than was announced (no reason), or for a player who may not be credited. It is held on the books. */
export function depositInReview(deposit: Deposit): Fact {
  return told('cashier.DepositInReview', deposit, { reason: deposit.reason })
}

/** What was there of it has been taken off the balance; `owed` is what was not there. */
export function depositChargedBack(deposit: Deposit, { owed }: { owed: number }): Fact {
  return told('cashier.DepositChargedBack', deposit, { owed })
}

function told(name: string, deposit: Deposit, more: object = {}): Fact {
  const { id, playerId, method, currency, state, version, createdAt, changedAt } = deposit
  const amount = creditedAmount(deposit)
  const data = { depositId: id, playerId, method, amount, currency, status: depositStatusOf[state], version, ...more }
  return { name, key: playerId, data: { ...data, askedAt: createdAt.toString(), at: changedAt.toString() } }
}

const withdrawalFacts = {
  requested: 'cashier.WithdrawalRequested',
  approved: 'cashier.WithdrawalApproved',
  paid: 'cashier.WithdrawalPaid',
  refused: 'cashier.WithdrawalRefused',
  failed: 'cashier.WithdrawalFailed',
  cancelled: 'cashier.WithdrawalCancelled',
} as const satisfies Record<Withdrawal['state'], string>

/** How a withdrawal stands now. */
export function withdrawalTold(withdrawal: Withdrawal): Fact {
  const { id, playerId, method, amount, currency, state, version, reason, note, changedAt } = withdrawal
  const data = { withdrawalId: id, playerId, method, amount, currency, status: withdrawalStatusOf[state], version }
  return { name: withdrawalFacts[state], key: playerId, data: { ...data, reason, note, at: changedAt.toString() } }
}
