import { Refusal } from '@andon/contract'
import type { PaymentSupplier, SupplierEvent } from '@andon/operator/cashier'
import type { Clock } from '@andon/platform/clock'
import type { Db } from '@andon/platform/sql'
import * as v from 'valibot'
import type { Habit } from './cards.ts'
import type { Courier } from './courier.ts'
import type { Desk, Done } from './desk.ts'
import { type PayoutDesk, payoutReportOf } from './payout-desk.ts'
import { reportOf, webhookBody } from './report.ts'
import { isSigned, signatureHeader } from './signature.ts'
import { chargedBackBetween } from './store.ts'
import type { StrayReceipts } from './stray-receipts.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly desk: Desk
  readonly payouts: PayoutDesk
  readonly strays: StrayReceipts
  readonly courier: Courier
  readonly signingKey: Buffer
}

/** The operator's end of the line: calls to the supplier as they would go over a network, with the losses that come with one. */
export function createAdaptor({ db, clock, desk, payouts, strays, courier, signingKey }: Parts): PaymentSupplier {
  async function travel(habits: readonly Habit[]): Promise<void> {
    if (habits.includes('EARLY')) await courier.deliverDue()
    if (habits.includes('LOST REPLY')) await new Promise<never>(() => undefined)
  }

  async function reply({ payment, instrument }: Done) {
    await travel(instrument?.habits ?? [])
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
    const { payment, instrument } = await desk.look({ reference })
    return reportOf(payment, instrument)
  }

  return {
    code: 'sandbox',
    tokenise: desk.tokenise,
    registerBank: desk.registerBank,
    authorise: async (order) => reply(await desk.authorise(order)),
    open: async (order) => reply(await desk.open(order)),
    capture: async (reference) => reply(await desk.capture(reference)),
    cancel: async (reference) => reply(await desk.cancel(reference)),
    status,
    pay: async (order) => {
      const { payout, instrument, isNew } = await payouts.pay(order)
      if (isNew) await travel(instrument.habits)
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
