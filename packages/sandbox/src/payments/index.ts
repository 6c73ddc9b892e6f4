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
 * A simulated payment service provider for trials and tests, separate from the operator: its own tables (schema `sandbox_payments`), its own pages, its
 * own signed webhooks.
 *
 * The card number, the voucher code, the sum or words in the payer's name choose the outcome: docs/sandbox-payments.md, cards.ts, triggers.ts.
 */
export function createSandboxPayments(
  runtime: Runtime,
  {
    signingKey,
    later = afterMs,
    pageTellsMerchant = true,
    loseReply = neverReply,
  }: {
    signingKey: Buffer
    later?: Later
    /** Whether an answer on a page waits for the webhook's delivery, so that the page can show the outcome. */
    pageTellsMerchant?: boolean
    /** What a call comes to whose reply is lost: it never ends, unless a test makes it fail at once. */
    loseReply?: () => Promise<never>
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
      loseReply,
    }),
    bankPages: bankPages({
      engine,
      strays,
      key: signingKey,
      tellMerchant: async () => {
        if (pageTellsMerchant) await webhooks.deliverAll()
      },
    }),
    jobs,
    sampleFingerprints: sampleFingerprints({ key: signingKey }),
    /** Sets the receiver of webhooks. They wait until it is set. */
    deliverTo: (send: Send) => webhooks.connect(send),
    deliverDue: webhooks.deliverDue,
  }
}
export type SandboxPayments = ReturnType<typeof createSandboxPayments>
/** For tests that forge a webhook. */
export { sign, signatureHeader } from './signature.ts'

const neverReply = () => new Promise<never>(() => undefined)

/** The timer does not keep the process alive: a waiting webhook is in the queue. */
const afterMs: Later = (ms, work) => {
  setTimeout(work, ms).unref()
}
