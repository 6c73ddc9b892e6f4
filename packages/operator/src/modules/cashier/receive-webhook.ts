import { Refusal, refusals } from '@andon/contract'
import { advance } from './advance.ts'
import { applyEvent } from './apply-event.ts'
import type { Deps } from './deps.ts'
import type { RawReply, RawRoute } from './raw-route.ts'
import { type Deposit, depositById } from './store/deposits.ts'
import { insertWebhook } from './store/webhook-inbox.ts'
import type { PaymentSupplier, SupplierEvent } from './suppliers/payment-supplier.ts'

/** Where a supplier tells what happened without being asked. The signature over the raw bytes is all that is believed. */
export function webhookRoute(deps: Deps, supplier: PaymentSupplier): RawRoute {
  return {
    method: 'POST',
    path: `/webhooks/payments/${supplier.code}`,
    handler: async ({ rawBody, headers }) => {
      try {
        const event = supplier.readWebhook({ rawBody, headers })
        const { deposit, isNew } = await receive(deps, supplier.code, event)
        await advance(deps, deposit, 'webhook')
        return json(200, { received: true, repeated: !isNew })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { code, message } = error
        deps.log.warn({ supplier: supplier.code, refusal: code }, 'a webhook was refused')
        return json(refusals[code].status, { success: false, errors: [{ code, message }] })
      }
    },
  }
}

/** Takes an event in once: its receipt and all that follows from it stand in one transaction. */
async function receive(
  deps: Deps,
  supplier: string,
  { eventId, reference, report }: SupplierEvent,
): Promise<{ deposit: Deposit; isNew: boolean }> {
  return deps.db.transaction(async (tx) => {
    const deposit = await depositById(tx, reference)
    if (deposit?.supplier !== supplier) throw new Refusal('PAYMENT_UNKNOWN')
    const receipt = { supplier, eventId, depositId: deposit.id, state: report.state, at: deps.clock.now() }
    if (!(await insertWebhook(tx, receipt))) return { deposit, isNew: false }
    return {
      deposit: await applyEvent(deps, tx, { depositId: deposit.id, learnt: report, source: 'webhook' }),
      isNew: true,
    }
  })
}

function json(status: number, body: unknown): RawReply {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) }
}
