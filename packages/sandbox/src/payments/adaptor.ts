import { Refusal } from '@andon/contract'
import type { PaymentSupplier, SupplierEvent } from '@andon/operator/cashier'
import type { Clock } from '@andon/platform/clock'
import type { Db } from '@andon/platform/sql'
import * as v from 'valibot'
import type { Habit } from './cards.ts'
import type { Done } from './payment-changes.ts'
import { type Payouts, payoutReportOf } from './payouts.ts'
import type { PspEngine } from './psp-engine.ts'
import { reportOf, webhookBody } from './report.ts'
import { isSigned, signatureHeader } from './signature.ts'
import { chargedBackBetween } from './store.ts'
import type { StrayReceipts } from './stray-receipts.ts'
import type { WebhookSender } from './webhook-sender.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly engine: PspEngine
  readonly payouts: Payouts
  readonly strays: StrayReceipts
  readonly webhooks: WebhookSender
  readonly signingKey: Buffer
  /** What a call comes to whose reply is lost. */
  loseReply(): Promise<never>
}

/** The supplier's API as the operator calls it, with the lost replies of a network. */
export function createAdaptor({
  db,
  clock,
  engine,
  payouts,
  strays,
  webhooks,
  signingKey,
  loseReply,
}: Parts): PaymentSupplier {
  async function simulateNetwork(habits: readonly Habit[]): Promise<void> {
    if (habits.includes('EARLY')) await webhooks.deliverDue()
    if (habits.includes('LOST REPLY')) await loseReply()
  }

  async function reply({ payment, instrument }: Done) {
    await simulateNetwork(instrument?.habits ?? [])
    return reportOf(payment, instrument)
  }

  function readWebhook({ rawBody, headers }: Parameters<PaymentSupplier['readWebhook']>[0]): SupplierEvent {
    const header = headers[signatureHeader]
    if (!isSigned({ key: signingKey, rawBody, header, now: clock.now() })) throw new Refusal('SIGNATURE_INVALID')
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), webhookBody), rawBody.toString('utf8'))
    if (!success) throw new Refusal('MALFORMED')
    const { id: eventId } = output
    if ('receipt' in output) return { eventId, receipt: output.receipt }
    const { reference } = output
    return 'payment' in output
      ? { eventId, reference, payment: output.payment }
      : { eventId, reference, payout: output.payout }
  }

  async function status(reference: string) {
    const { payment, instrument } = await engine.read({ reference })
    return reportOf(payment, instrument)
  }

  return {
    code: 'sandbox',
    tokenise: engine.tokenise,
    registerBank: engine.registerBank,
    authorise: async (order) => reply(await engine.authorise(order)),
    open: async (order) => reply(await engine.open(order)),
    capture: async (reference) => reply(await engine.capture(reference)),
    cancel: async (reference) => reply(await engine.cancel(reference)),
    status,
    pay: async (order) => {
      const { payout, instrument, isNew } = await payouts.pay(order)
      if (isNew) await simulateNetwork(instrument.habits)
      return payoutReportOf(payout)
    },
    chargebacks: async (since) => {
      const references = await chargedBackBetween(db, { since, until: clock.now() })
      return Promise.all(references.map(async (reference) => ({ reference, report: await status(reference) })))
    },
    receipts: strays.since,
    readWebhook,
  }
}
