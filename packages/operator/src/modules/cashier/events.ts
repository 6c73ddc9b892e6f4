import type { Fact } from '@andon/platform/facts'
import { creditedAmount, depositStatusOf } from './deposit-view.ts'
import type { Deposit } from './store/deposits.ts'
import type { Withdrawal } from './store/withdrawals.ts'
import { withdrawalStatusOf } from './withdrawal-view.ts'

/** The player's real cash is credited. */
export function depositApproved(deposit: Deposit): Fact {
  return depositFact('cashier.DepositApproved', deposit)
}

/** Declined, never confirmed, sent back, or the supplier could not be asked. */
export function depositDeclined(deposit: Deposit): Fact {
  return depositFact('cashier.DepositDeclined', deposit, { reason: deposit.reason })
}

/** Received but not credited: more than announced (no reason), or the player may not be credited. Held on the books. */
export function depositInReview(deposit: Deposit): Fact {
  return depositFact('cashier.DepositInReview', deposit, { reason: deposit.reason })
}

/** Taken back from the balance as far as it went; `owed` is the rest. */
export function depositChargedBack(deposit: Deposit, { owed }: { owed: number }): Fact {
  return depositFact('cashier.DepositChargedBack', deposit, { owed })
}

function depositFact(name: string, deposit: Deposit, more: object = {}): Fact {
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

export function withdrawalChanged(withdrawal: Withdrawal): Fact {
  const { id, playerId, method, amount, currency, state, version, reason, note, changedAt } = withdrawal
  const data = { withdrawalId: id, playerId, method, amount, currency, status: withdrawalStatusOf[state], version }
  return { name: withdrawalFacts[state], key: playerId, data: { ...data, reason, note, at: changedAt.toString() } }
}
