import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { createAdaptor } from './adaptor.ts'
import { bankPages } from './bank-pages.ts'
import { sampleFingerprints } from './new-instrument.ts'
import { createPayouts } from './payouts.ts'
import { createPspEngine } from './psp-engine.ts'
import { createStrayReceipts } from './stray-receipts.ts'
import { createWebhookSender, type Later, type Send } from './webhook-sender.ts'

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
  const webhooks = createWebhookSender(runtime, { signingKey, later })
  const strays = createStrayReceipts(runtime, webhooks)
  const engine = createPspEngine(runtime, webhooks, { key: signingKey })
  const jobs: readonly Job[] = [{ name: 'sandboxPayments.deliverWebhooks', cron: '* * * * *', run: webhooks.sweep }]
  return {
    supplier: createAdaptor({
      ...runtime,
      engine,
      payouts: createPayouts(runtime, webhooks),
      strays,
      webhooks,
      signingKey,
    }),
    bankPages: bankPages({
      ...{ engine, strays, key: signingKey },
      tellMerchant: async () => {
        if (pageTellsMerchant) await webhooks.deliverAll()
      },
    }),
    jobs,
    sampleFingerprints: sampleFingerprints({ key: signingKey }),
    /** Where webhooks go. Until it is called they wait. */
    deliverTo: (send: Send) => webhooks.connect(send),
    deliverDue: webhooks.deliverDue,
  }
}
export type SandboxPayments = ReturnType<typeof createSandboxPayments>
/** For tests that forge a webhook. */
export { sign, signatureHeader } from './signature.ts'

/** A waiting webhook keeps no process alive: it is in the queue. */
const afterMs: Later = (ms, work) => {
  setTimeout(work, ms).unref()
}
