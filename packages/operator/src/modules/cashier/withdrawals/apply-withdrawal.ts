import type { WithdrawalReason } from '@andon/contract/player-api/cashier/methods'
import { house, pocket, refusalOf, type TransferDraft } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { stepWithdrawal, type WithdrawalEvent } from '../domain/withdrawal-state.ts'
import { withdrawalChanged } from '../facts.ts'
import { lockWithdrawal, storeWithdrawal, type Withdrawal, type WithdrawalChange } from '../store/withdrawals.ts'

export interface WithdrawalUpdate {
  readonly withdrawalId: string
  readonly event: WithdrawalEvent
  readonly source: WithdrawalChange['source']
  /** The operator who decided, if one did. */
  readonly actor?: string | undefined
  readonly reason?: WithdrawalReason
  readonly note?: string
}

/** Money that has left the player's balance but not the operator. */
export const held = house('payments/held')

/** The only place where a withdrawal changes state: state, event, money and fact, all in the caller's transaction. */
export async function applyWithdrawal(deps: Deps, tx: Tx, update: WithdrawalUpdate): Promise<Withdrawal> {
  const before = await lockWithdrawal(tx, update.withdrawalId)
  assert(before, `withdrawal ${update.withdrawalId} exists`)
  const { state, changed, payOut, giveBack } = stepWithdrawal(before.state, update.event)
  if (!changed) return before
  const after: Withdrawal = {
    ...before,
    state,
    version: before.version + 1,
    reason: update.reason ?? before.reason,
    note: update.note ?? before.note,
    changedAt: deps.clock.now(),
  }
  const { event, source, actor } = update
  await storeWithdrawal(tx, { before, after, event, source, actor })
  if (payOut) await post(deps, tx, paidOut(after))
  if (giveBack) await post(deps, tx, givenBack(after, giveBack))
  await deps.facts.write(tx, [withdrawalChanged(after)])
  return after
}

/** Held from the request on: the player cannot play with it, and it is not paid out yet. */
export function hold({ id, playerId, amount, currency }: Withdrawal): TransferDraft {
  return {
    key: `withdrawal/${id}`,
    kind: 'withdrawal',
    currency,
    playerId,
    reference: id,
    legs: [
      { account: pocket(playerId, 'realCash'), amount: -amount },
      { account: held, amount },
    ],
  }
}

function paidOut({ id, playerId, supplier, amount, currency }: Withdrawal): TransferDraft {
  return {
    key: `withdrawal-paid/${id}`,
    kind: 'withdrawal',
    currency,
    playerId,
    reference: id,
    legs: [
      { account: held, amount: -amount },
      { account: house(`payments/${supplier}`), amount },
    ],
  }
}

/** Shown in the player's history as a transaction of its own, the cashout reversal. */
function givenBack(
  { id, playerId, supplier, amount, currency }: Withdrawal,
  from: 'from-held' | 'from-supplier',
): TransferDraft {
  return {
    key: `withdrawal-reversal/${id}`,
    kind: 'withdrawalReversal',
    currency,
    playerId,
    reference: id,
    legs: [
      { account: from === 'from-held' ? held : house(`payments/${supplier}`), amount: -amount },
      { account: pocket(playerId, 'realCash'), amount },
    ],
  }
}

async function post({ wallet }: Deps, tx: Tx, draft: TransferDraft): Promise<void> {
  const [outcome] = await wallet.postBatch(tx, [draft])
  if (outcome?.status === 'refused') throw refusalOf(outcome)
}
