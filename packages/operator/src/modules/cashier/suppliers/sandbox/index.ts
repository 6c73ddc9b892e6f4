import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { createAdaptor } from './adaptor.ts'
import { bankPages } from './bank-pages.ts'
import { createCourier, type Later, type Send } from './courier.ts'
import { createDesk } from './desk.ts'

/**
 * A payment supplier for trials and tests that behaves as an outside party does: its own books (schema `sandbox_payments`), its own page, its own
 * signed webhooks. What it knows of the operator is where to send them.
 *
 * By card number: 4111 1111 1111 1111 approves, 4000 0000 0000 0002 declines, 4000 0000 0000 9995 has insufficient funds, 4000 0000 0000 3220 asks
 * for the bank's confirmation page; every other valid number approves. By words in the holder's name: LATE, TWICE, NEVER, OUT OF ORDER, EARLY and
 * LOST REPLY (cards.ts).
 */
export function createSandboxPayments(
  runtime: Runtime,
  { signingKey, later = afterMs }: { signingKey: Buffer; later?: Later },
) {
  const courier = createCourier(runtime, { signingKey, later })
  const desk = createDesk(runtime, courier)
  const jobs: readonly Job[] = [{ name: 'sandboxPayments.deliverWebhooks', cron: '* * * * *', run: courier.sweep }]
  return {
    supplier: createAdaptor({ desk, courier, clock: runtime.clock, signingKey }),
    bankPages: bankPages(desk),
    jobs,
    /** Where webhooks go. Until it is called they wait. */
    deliverTo: (send: Send) => courier.connect(send),
    deliverDue: courier.deliverDue,
  }
}
export type SandboxPayments = ReturnType<typeof createSandboxPayments>

/** A waiting webhook keeps no process alive: it is in the queue. */
const afterMs: Later = (ms, work) => {
  setTimeout(work, ms).unref()
}
