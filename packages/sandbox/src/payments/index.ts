import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { createAdaptor } from './adaptor.ts'
import { bankPages } from './bank-pages.ts'
import { createCourier, type Later, type Send } from './courier.ts'
import { createDesk } from './desk.ts'
import { sampleFingerprints } from './new-instrument.ts'
import { createPayoutDesk } from './payout-desk.ts'
import { createStrayReceipts } from './stray-receipts.ts'

/**
 * A payment supplier for trials and tests that behaves as an outside party does: its own books (schema `sandbox_payments`), its own page, its own
 * signed webhooks. What it knows of the operator is where to send them.
 *
 * What it does is asked for by card number, voucher code, sum, or words in the payer's name: docs/sandbox-payments.md; cards.ts, triggers.ts.
 */
export function createSandboxPayments(
  runtime: Runtime,
  {
    signingKey,
    later = afterMs,
    pageTellsMerchant = true,
  }: {
    signingKey: Buffer
    later?: Later
    /** Whether an answer on a page waits until the merchant was told of it, so that the page can say what came of it. */
    pageTellsMerchant?: boolean
  },
) {
  const courier = createCourier(runtime, { signingKey, later })
  const strays = createStrayReceipts(runtime, courier)
  const desk = createDesk(runtime, courier, { key: signingKey })
  const jobs: readonly Job[] = [{ name: 'sandboxPayments.deliverWebhooks', cron: '* * * * *', run: courier.sweep }]
  return {
    supplier: createAdaptor({
      ...runtime,
      desk,
      payouts: createPayoutDesk(runtime, courier),
      strays,
      courier,
      signingKey,
    }),
    bankPages: bankPages({
      ...{ desk, strays, key: signingKey },
      tellMerchant: async () => {
        if (pageTellsMerchant) await courier.deliverAll()
      },
    }),
    jobs,
    sampleFingerprints: sampleFingerprints({ key: signingKey }),
    /** Where webhooks go. Until it is called they wait. */
    deliverTo: (send: Send) => courier.connect(send),
    deliverDue: courier.deliverDue,
  }
}
export type SandboxPayments = ReturnType<typeof createSandboxPayments>
/** For tests that forge a webhook. */
export { sign, signatureHeader } from './signature.ts'

/** A waiting webhook keeps no process alive: it is in the queue. */
const afterMs: Later = (ms, work) => {
  setTimeout(work, ms).unref()
}
