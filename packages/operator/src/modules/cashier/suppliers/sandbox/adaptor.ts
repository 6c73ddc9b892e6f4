import { Refusal } from '@andon/contract'
import type { Clock } from '@andon/platform/clock'
import * as v from 'valibot'
import type { PaymentSupplier, SupplierEvent } from '../payment-supplier.ts'
import type { Courier } from './courier.ts'
import type { Desk } from './desk.ts'
import { reportOf, webhookBody } from './report.ts'
import { isSigned, signatureHeader } from './signature.ts'

/** The operator's end of the line: calls to the supplier as they would go over a network, with the losses that come with one. */
export function createAdaptor({
  desk,
  courier,
  clock,
  signingKey,
}: {
  desk: Desk
  courier: Courier
  clock: Clock
  signingKey: Buffer
}): PaymentSupplier {
  async function reply({ payment, habits }: Awaited<ReturnType<Desk['authorise']>>) {
    if (habits.includes('EARLY')) await courier.deliverDue()
    if (habits.includes('LOST REPLY')) await new Promise<never>(() => undefined)
    return reportOf(payment)
  }

  function readWebhook({ rawBody, headers }: Parameters<PaymentSupplier['readWebhook']>[0]): SupplierEvent {
    const header = headers[signatureHeader]
    if (!isSigned({ key: signingKey, rawBody, header, now: clock.now() })) throw new Refusal('SIGNATURE_INVALID')
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), webhookBody), rawBody.toString('utf8'))
    if (!success) throw new Refusal('MALFORMED')
    return { eventId: output.id, reference: output.reference, report: output.payment }
  }

  return {
    code: 'sandbox',
    tokenise: desk.tokenise,
    authorise: async (order) => reply(await desk.authorise(order)),
    capture: async (reference) => reply(await desk.capture(reference)),
    status: async (reference) => reportOf((await desk.look({ reference })).payment),
    readWebhook,
  }
}
