import { assert, type Tx } from '@andon/platform/sql'
import { applyEvent } from '../deposits/apply-event.ts'
import type { Deps } from '../deps.ts'
import { receiptHash } from '../domain/request-hash.ts'
import { newPaymentId } from '../new-payment-id.ts'
import { lockPlayer } from '../store/deposit-sums.ts'
import { type Deposit, insertDeposit } from '../store/deposits.ts'
import { lockReceipt, type Receipt, storeDecision } from '../store/receipts.ts'
import { sendBack } from './unallocated.ts'

/** The payment after an operator's decision, or why the decision is not possible. */
export type Decided<Payment> = { readonly payment: Payment } | { readonly problem: string }

/** Turns a receipt into a deposit of the player the operator names. It counts for limits, net deposits and the account it came from. */
export function creditReceipt(
  deps: Deps,
  { receiptId, playerId, actor }: { receiptId: string; playerId: string; actor: string },
): Promise<Decided<Deposit>> {
  return decide(deps, receiptId, async (tx, receipt) => {
    const { id, supplier, amount, currency, instrument } = receipt
    const player = await deps.playerOf(tx, playerId)
    if (!player) return { problem: `there is no player ${playerId}` }
    await lockPlayer(tx, playerId)
    const [depositId, at] = [await newPaymentId(deps, tx, { prefix: 'dep', playerId }), deps.clock.now()]
    const isNew = await insertDeposit(tx, {
      id: depositId,
      playerId,
      site: player.site,
      method: 'BANKTRANSFER',
      supplier,
      amount,
      currency,
      saveCard: false,
      bonusCode: '',
      accountId: null,
      idempotencyKey: `receipt/${id}`,
      requestHash: receiptHash(id),
      at,
      checkAt: at,
    })
    assert(isNew, 'a receipt is credited once')
    const update = { state: 'captured', amount, currency, instrument } as const
    const payment = await applyEvent(deps, tx, { depositId, update, source: 'operator', actor })
    await storeDecision(tx, { id, depositId, actor, at })
    return { payment }
  })
}

/** Records that the operator has had the supplier send it back. */
export function returnReceipt(
  deps: Deps,
  { receiptId, actor }: { receiptId: string; actor: string },
): Promise<Decided<Receipt>> {
  return decide(deps, receiptId, async (tx, receipt) => {
    await sendBack(deps, tx, receipt)
    await storeDecision(tx, { id: receipt.id, depositId: null, actor, at: deps.clock.now() })
    return { payment: receipt }
  })
}

function decide<Payment>(
  { db }: Deps,
  receiptId: string,
  work: (tx: Tx, receipt: Receipt) => Promise<Decided<Payment>>,
): Promise<Decided<Payment>> {
  return db.transaction(async (tx) => {
    const receipt = await lockReceipt(tx, receiptId)
    if (!receipt) return { problem: `there is no receipt ${receiptId}` }
    if (receipt.state !== 'unallocated') return { problem: `receipt ${receiptId} is ${receipt.state} already` }
    return work(tx, receipt)
  })
}
