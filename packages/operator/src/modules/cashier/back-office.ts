import { endOfReference } from '@andon/contract/reference'
import { applyEvent } from './deposits/apply-event.ts'
import { CreditRefused } from './deposits/decide-capture.ts'
import type { Deps } from './deps.ts'
import { instrumentName } from './instruments/instrument-name.ts'
import { creditReceipt, type Decided, returnReceipt } from './receipts/decide-receipt.ts'
import { type Deposit, depositById } from './store/deposits.ts'
import { depositsInReview } from './store/payments-of-player.ts'
import { receiptsToDecide } from './store/receipts.ts'
import { paymentOfReference } from './store/references.ts'
import { type Withdrawal, withdrawalById, withdrawalsToDecide } from './store/withdrawals.ts'
import { applyWithdrawal, type WithdrawalUpdate } from './withdrawals/apply-withdrawal.ts'

const mostListed = 200

/** The operator's decisions about payments. Each is recorded with the actor and is taken at most once. */
export function createBackOffice(deps: Deps) {
  async function decideWithdrawal(update: WithdrawalUpdate): Promise<Decided<Withdrawal>> {
    const found = await withdrawalById(deps.db, update.withdrawalId)
    if (!found) return { problem: `there is no withdrawal ${update.withdrawalId}` }
    const after = await deps.db.transaction((tx) => applyWithdrawal(deps, tx, update))
    if (after.version === found.version || after.state !== update.event)
      return { problem: `withdrawal ${found.id} is ${after.state} already` }
    return { payment: after }
  }

  async function decideDeposit(
    depositId: string,
    decision: { state: 'credit-decided' | 'return-decided'; actor: string },
  ): Promise<Decided<Deposit>> {
    const found = await depositById(deps.db, depositId)
    if (!found) return { problem: `there is no deposit ${depositId}` }
    if (found.state !== 'in-review') return { problem: `deposit ${depositId} is not in review: ${found.state}` }
    const { state, actor } = decision
    return orProblem(async () => ({
      payment: await deps.db.transaction((tx) =>
        applyEvent(deps, tx, { depositId, update: { state }, source: 'operator', actor }),
      ),
    }))
  }

  return {
    /** The payments with this reference or id, in either direction; empty for anything else. */
    payments: async (text: string): Promise<readonly FoundPayment[]> => {
      const end = endOfReference(text)
      const id = end === null ? text : await paymentOfReference(deps.db, end)
      if (id === null) return []
      const [deposit, withdrawal] = [await depositById(deps.db, id), await withdrawalById(deps.db, id)]
      return [
        ...(deposit ? [{ kind: 'deposit' as const, ...deposit }] : []),
        ...(withdrawal ? [{ kind: 'withdrawal' as const, ...withdrawal }] : []),
      ]
    },
    /** Money received without a payment it belongs to. */
    receipts: () => receiptsToDecide(deps.db, mostListed),
    creditReceipt: (receiptId: string, { playerId, actor }: { playerId: string; actor: string }) =>
      orProblem(() => creditReceipt(deps, { receiptId, playerId, actor })),
    returnReceipt: (receiptId: string, actor: string) => returnReceipt(deps, { receiptId, actor }),
    withdrawals: async () => {
      const waiting = await withdrawalsToDecide(deps.db, mostListed)
      return Promise.all(
        waiting.map(async (withdrawal) => ({ ...withdrawal, destination: await instrumentName(deps.db, withdrawal) })),
      )
    },
    approve: (withdrawalId: string, actor: string) =>
      decideWithdrawal({ withdrawalId, event: 'approved', source: 'operator', actor }),
    /** The note is sent to the player. */
    refuse: (withdrawalId: string, { actor, note }: { actor: string; note: string }) =>
      decideWithdrawal({
        withdrawalId,
        event: 'refused',
        source: 'operator',
        actor,
        note,
        reason: 'REFUSED_BY_OPERATOR',
      }),
    depositsInReview: () => depositsInReview(deps.db, mostListed),
    /** Credits all that was received, whatever was announced. A problem while the player may not be credited. */
    credit: (depositId: string, actor: string) => decideDeposit(depositId, { state: 'credit-decided', actor }),
    /** Records that the operator has had the supplier send the money back. */
    giveBack: (depositId: string, actor: string) => decideDeposit(depositId, { state: 'return-decided', actor }),
  }
}

export type FoundPayment = (Deposit & { readonly kind: 'deposit' }) | (Withdrawal & { readonly kind: 'withdrawal' })

/** Turns a credit that a lock, a limit or a missing proof stops into a problem for the operator to read. */
async function orProblem<Payment>(decide: () => Promise<Decided<Payment>>): Promise<Decided<Payment>> {
  try {
    return await decide()
  } catch (error) {
    if (!(error instanceof CreditRefused)) throw error
    const { reason, details } = error.refusal
    return { problem: `not credited: ${reason} ${JSON.stringify(details)}; return it, or credit it when that is over` }
  }
}
