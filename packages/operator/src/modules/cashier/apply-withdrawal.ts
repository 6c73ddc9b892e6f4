import type { WithdrawalReason } from '@andon/contract/player-api/cashier-methods'
import { house, pocket, refusalOf, type TransferDraft } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { stepWithdrawal, type WithdrawalEvent } from './domain/withdrawal-state.ts'
import { withdrawalTold } from './events.ts'
import { lockWithdrawal, storeWithdrawal, type Withdrawal, type WithdrawalChange } from './store/withdrawals.ts'

export interface WithdrawalNews {
  readonly withdrawalId: string
  readonly event: WithdrawalEvent
  readonly source: WithdrawalChange['source']
  /** Who decided, where a person did. */
  readonly actor?: string | undefined
  readonly reason?: WithdrawalReason
  readonly note?: string
}

/** Money that has left a player and not the house. */
export const held = house('payments/held')

/** The only place where a withdrawal changes state: state, its event, the money and the fact, all in the caller's transaction or not at all. */
export async function applyWithdrawal(deps: Deps, tx: Tx, news: WithdrawalNews): Promise<Withdrawal> {
  const before = await lockWithdrawal(tx, news.withdrawalId)
  assert(before, `withdrawal ${news.withdrawalId} exists`)
  const { state, changed, payOut, giveBack } = stepWithdrawal(before.state, news.event)
  if (!changed) return before
  const after: Withdrawal = {
    ...before,
    state,
    version: before.version + 1,
    reason: news.reason ?? before.reason,
    note: news.note ?? before.note,
    changedAt: deps.clock.now(),
  }
  const { event, source, actor } = news
  await storeWithdrawal(tx, { before, after, event, source, actor })
  if (payOut) await post(deps, tx, paidOut(after))
  if (giveBack) await post(deps, tx, givenBack(after, giveBack))
  await deps.outbox.write(tx, [withdrawalTold(after)])
  return after
}

/** From the request on the money is neither the player's to play with nor gone. */
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

/** A transaction of its own in the player's history: the cashout reversal. */
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
