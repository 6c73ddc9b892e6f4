import type { DeclineReason } from '@andon/contract/player-api/cashier'
import { house, pocket } from '@andon/operator/wallet'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { type DepositState, isOver, step } from './domain/deposit-state.ts'
import { depositApproved, depositDeclined } from './events.ts'
import { markSaved } from './store/cards.ts'
import { type Deposit, type LearntFrom, lockDeposit, storeChange } from './store/deposits.ts'
import type { PaymentReport } from './suppliers/payment-supplier.ts'

/** What was learnt of a deposit: the supplier's report, or that we are about to ask it, with this card. */
export type Learnt = PaymentReport | { readonly state: 'submitted'; readonly cardId: string }

const firstCheckSeconds = 10

/**
 * The only place where a deposit changes state. Under the deposit's lock: state, its event, the money, the card to keep and the fact, all in the
 * caller's transaction or not at all.
 */
export async function applyEvent(
  deps: Deps,
  tx: Tx,
  { depositId, learnt, source }: { depositId: string; learnt: Learnt; source: LearntFrom },
): Promise<Deposit> {
  const before = await lockDeposit(tx, depositId)
  assert(before, `deposit ${depositId} exists`)
  assertSameSum(before, learnt)
  const { state, changed, credit, declined } = step(before.state, learnt.state)
  if (!changed) return before
  const at = deps.clock.now()
  const after: Deposit = {
    ...before,
    state,
    version: before.version + 1,
    changedAt: at,
    cardId: learnt.state === 'submitted' ? learnt.cardId : before.cardId,
    confirmationUrl: learnt.state === 'confirmation-asked' ? learnt.redirectUrl : before.confirmationUrl,
    reason: reasonOf(state, learnt),
  }
  const checkAt = isOver(state) ? null : at.add({ seconds: firstCheckSeconds })
  await storeChange(tx, { before, after, event: learnt.state, source, checkAt })
  if (credit) await creditPlayer(deps, tx, after)
  if (declined) await deps.outbox.write(tx, [depositDeclined(after)])
  return after
}

async function creditPlayer({ wallet, outbox }: Deps, tx: Tx, deposit: Deposit): Promise<void> {
  const { id, playerId, supplier, amount, currency, cardId, saveCard, changedAt } = deposit
  await wallet.post(tx, {
    key: `deposit/${id}`,
    kind: 'deposit',
    currency,
    playerId,
    reference: id,
    legs: [
      { account: pocket(playerId, 'realCash'), amount },
      { account: house(`payments/${supplier}`), amount: -amount },
    ],
  })
  if (saveCard && cardId !== null) await markSaved(tx, { id: cardId, at: changedAt })
  await outbox.write(tx, [depositApproved(deposit)])
}

/** A supplier that reports another sum than was asked for is believed in nothing: a person has to look. */
function assertSameSum({ id, amount, currency }: Deposit, learnt: Learnt): void {
  if (learnt.state === 'unknown' || learnt.state === 'submitted') return
  assert(learnt.amount === amount && learnt.currency === currency, `the supplier reports the sum of deposit ${id}`)
}

function reasonOf(state: DepositState, learnt: Learnt): DeclineReason | null {
  switch (state) {
    case 'declined':
      return learnt.state === 'declined' ? learnt.reason : 'CARD_DECLINED'
    case 'failed':
      return 'SUPPLIER_UNAVAILABLE'
    case 'expired':
      return 'CONFIRMATION_EXPIRED'
    case 'created':
    case 'authorising':
    case 'awaiting-confirmation':
    case 'authorised':
    case 'captured':
      return null
  }
}
