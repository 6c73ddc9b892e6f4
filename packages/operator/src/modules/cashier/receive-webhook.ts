import { Refusal, refusals } from '@andon/contract'
import type { RawReply, RawRoute } from '@andon/platform/http'
import { applyEvent } from './deposits/apply-event.ts'
import { advance } from './deposits/drive-deposit.ts'
import type { Deps } from './deps.ts'
import type { PaymentReport, PaymentSupplier, PayoutReport, SupplierEvent } from './payment-supplier.ts'
import { receiveReceipt } from './receipts/receive-receipt.ts'
import { depositById } from './store/deposits.ts'
import { insertWebhook } from './store/webhook-inbox.ts'
import { withdrawalById } from './store/withdrawals.ts'
import { applyWithdrawal } from './withdrawals/apply-withdrawal.ts'
import { withdrawalUpdate } from './withdrawals/pay-withdrawals.ts'

/** A supplier's webhook. It is trusted by the signature over its raw bytes alone. */
export function webhookRoute(deps: Deps, supplier: PaymentSupplier): RawRoute {
  return {
    method: 'POST',
    path: `/webhooks/payments/${supplier.code}`,
    handler: async ({ rawBody, headers }) => {
      try {
        const event = supplier.readWebhook({ rawBody, headers })
        return json(200, { received: true, repeated: !(await receive(deps, supplier.code, event)) })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { code, message } = error
        deps.log.warn({ supplier: supplier.code, refusal: code }, 'a webhook was refused')
        return json(refusals[code].status, { success: false, errors: [{ code, message }] })
      }
    },
  }
}

/** False when the event was received before. */
function receive(deps: Deps, supplier: string, event: SupplierEvent): Promise<boolean> {
  if ('receipt' in event) return receiveReceipt(deps, supplier, event.receipt)
  const { eventId, reference } = event
  return 'payment' in event
    ? receivePayment(deps, { supplier, eventId, reference, report: event.payment })
    : receivePayout(deps, { supplier, eventId, reference, report: event.payout })
}

interface Received<Report> {
  readonly supplier: string
  readonly eventId: string
  readonly reference: string
  readonly report: Report
}

/** Handles an event once: its record and all its effects are one transaction. */
async function receivePayment(
  deps: Deps,
  { supplier, eventId, reference, report }: Received<PaymentReport>,
): Promise<boolean> {
  const { deposit, isNew } = await deps.db.transaction(async (tx) => {
    const known = await depositById(tx, reference)
    if (known?.supplier !== supplier) throw new Refusal('PAYMENT_UNKNOWN')
    const receipt = {
      supplier,
      eventId,
      depositId: known.id,
      withdrawalId: null,
      state: report.state,
      at: deps.clock.now(),
    }
    if (!(await insertWebhook(tx, receipt))) return { deposit: known, isNew: false }
    return {
      deposit: await applyEvent(deps, tx, { depositId: known.id, update: report, source: 'webhook' }),
      isNew: true,
    }
  })
  await advance(deps, deposit, 'webhook')
  return isNew
}

function receivePayout(deps: Deps, { supplier, eventId, reference, report }: Received<PayoutReport>): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const known = await withdrawalById(tx, reference)
    if (known?.supplier !== supplier) throw new Refusal('PAYMENT_UNKNOWN')
    const receipt = {
      supplier,
      eventId,
      depositId: null,
      withdrawalId: known.id,
      state: report.state,
      at: deps.clock.now(),
    }
    if (!(await insertWebhook(tx, receipt))) return false
    await applyWithdrawal(deps, tx, withdrawalUpdate(known, { report, source: 'webhook' }))
    return true
  })
}

function json(status: number, body: unknown): RawReply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) }
}
