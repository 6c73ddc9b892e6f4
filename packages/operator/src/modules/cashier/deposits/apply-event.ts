import type { CaptureRefusalReason, DeclineReason } from '@andon/contract/player-api/cashier/methods'
import { assert, type Tx } from '@andon/platform/sql'
import { takeBack } from '../chargebacks/take-back.ts'
import type { Deps } from '../deps.ts'
import { type DepositEvent, type DepositState, isOver, step } from '../domain/deposit-state.ts'
import { depositData, depositDeclined, depositInReview } from '../facts.ts'
import { keepInstrument } from '../instruments/keep-instrument.ts'
import type { PaymentReport } from '../payment-supplier.ts'
import { postReceipt, sendBack, type Unallocated, unallocated } from '../receipts/unallocated.ts'
import { storeChange, type UpdateSource } from '../store/deposit-changes.ts'
import { type Deposit, lockDeposit } from '../store/deposits.ts'
import { creditPlayer } from './credit-player.ts'
import { type CaptureRefusal, CreditRefused, decideCapture } from './decide-capture.ts'
import { creditedAmount } from './deposit-view.ts'

/** New knowledge about a deposit: the supplier's report, our request to it, our decision before capture, or an operator's decision. */
export type DepositUpdate =
  | PaymentReport
  | { readonly state: 'submitted'; readonly cardId?: string }
  | { readonly state: 'credit-decided' | 'return-decided' }
  | { readonly state: 'capture-refused'; readonly reason: CaptureRefusalReason }
  /** The supplier cannot send the captured money back. */
  | { readonly state: 'not-voided' }

interface AppliedUpdate {
  readonly depositId: string
  readonly update: DepositUpdate
  readonly source: UpdateSource
  readonly actor?: string
}

const firstCheckSeconds = 10

/**
 * The only place where a deposit changes state. Under the deposit's lock and in the caller's transaction: state, event, money, the card to keep and
 * the fact. Captured money is credited only if `decideCapture` allows it, otherwise it is held to be sent back; for an operator's credit a refusal is
 * thrown as CreditRefused.
 */
export async function applyEvent(
  deps: Deps,
  tx: Tx,
  { depositId, update, source, actor }: AppliedUpdate,
): Promise<Deposit> {
  const before = await lockDeposit(tx, depositId)
  assert(before, `deposit ${depositId} exists`)
  const { event: reported, received } = compareSum(before, update)
  if (!step(before.state, reported).changed) return before
  const at = deps.clock.now()
  const known: Deposit = {
    ...before,
    ...(await keepInstrument(deps, tx, before, update)),
    ...confirmationOf(before, update),
    received: received ?? before.received,
  }
  const refusal = bringsMoney(before, reported) ? await decideCapture(deps, tx, known) : null
  if (refusal && source === 'operator') throw new CreditRefused(refusal)
  const event = refusal ? refusedEvent(known) : reported
  const next = step(before.state, event)
  const after: Deposit = {
    ...known,
    state: next.state,
    version: before.version + 1,
    reason: reasonOf(next.state, { before, update, refusal }),
    creditedAt: next.credit ? at : before.creditedAt,
    changedAt: at,
  }
  const checkAt = isOver(after.state) ? null : at.add({ seconds: firstCheckSeconds })
  await storeChange(tx, { before, after, event, source, actor, checkAt })
  if (next.hold) await postReceipt(deps, tx, receivedMoney(after))
  // A deposit that an operator decides about has been on the books since its money arrived.
  if (next.credit) return creditPlayer(deps, tx, after, source === 'operator' ? unallocated(after.supplier) : undefined)
  if (next.sendBack) await sendBack(deps, tx, receivedMoney(before))
  if (next.takeBack) await takeBack(deps, tx, after)
  if (isOver(after.state) || next.declined || next.hold)
    await deps.limits.releaseDeposit(tx, { playerId: after.playerId, depositId })
  const written = { key: after.playerId, data: depositData(after, after.reason) }
  if (next.declined) await deps.facts.write(tx, [depositDeclined(written)])
  if (next.hold) await deps.facts.write(tx, [depositInReview(written)])
  return after
}

/** True if the event credits the player, now or after an operator's decision. */
function bringsMoney({ state }: Deposit, event: DepositEvent): boolean {
  return step(state, event).credit || event === 'overpaid'
}

function refusedEvent({ method }: Deposit): DepositEvent {
  return method === 'BANKTRANSFER' ? 'held' : 'credit-refused'
}

function receivedMoney({ id, playerId, supplier, currency, ...sums }: Deposit): Unallocated {
  return { id, playerId, supplier, currency, amount: creditedAmount(sums) }
}

/**
 * The payer of a transfer decides its sum. Less than announced is credited as received; more waits for an operator, because the limits were checked
 * for the announced sum only. For every other method a different sum is an error that a person has to look into.
 */
function compareSum(deposit: Deposit, update: DepositUpdate): { event: DepositEvent; received: number | null } {
  if (!('amount' in update)) return { event: update.state, received: null }
  const { id, method, amount, currency } = deposit
  const isSame = update.amount === amount && update.currency === currency
  if (isSame) return { event: update.state, received: null }
  const mayDiffer = method === 'BANKTRANSFER' && update.currency === currency && update.state === 'captured'
  assert(mayDiffer, `the supplier reports the requested sum of deposit ${id}`)
  return { event: update.amount < amount ? 'captured' : 'overpaid', received: update.amount }
}

function confirmationOf(before: Deposit, update: DepositUpdate): Pick<Deposit, 'confirmationUrl' | 'transfer'> {
  return update.state === 'confirmation-asked'
    ? { confirmationUrl: update.redirectUrl, transfer: update.transfer ?? null }
    : { confirmationUrl: before.confirmationUrl, transfer: before.transfer }
}

interface Why {
  readonly before: Deposit
  readonly update: DepositUpdate
  readonly refusal: CaptureRefusal | null
}

function reasonOf(state: DepositState, { before, update, refusal }: Why): DeclineReason | null {
  switch (state) {
    case 'voiding':
      assert(update.state === 'capture-refused', 'only our own decision voids a deposit')
      return update.reason
    case 'reversing':
      return refusal?.reason ?? before.reason // refused before capture, but captured by the supplier
    case 'in-review':
      return refusal?.reason ?? (before.state === 'reversing' ? before.reason : null)
    case 'declined':
      if (before.state === 'voiding') return before.reason
      return update.state === 'declined' ? update.reason : 'CARD_DECLINED'
    case 'failed':
      return 'SUPPLIER_UNAVAILABLE'
    case 'expired':
      return 'CONFIRMATION_EXPIRED'
    case 'returned':
      return before.reason ?? 'TRANSFER_RETURNED'
    case 'created':
    case 'authorising':
    case 'awaiting-confirmation':
    case 'authorised':
    case 'captured':
    case 'charged-back':
      return null
  }
}
