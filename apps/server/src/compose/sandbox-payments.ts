import { type CashierOptions, createCashier } from '@andon/operator/cashier'
import type { RawRoute } from '@andon/platform/http'
import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import { createSandboxPayments } from '@andon/sandbox/payments'

/** The cashier with the sandbox as its payment supplier, whose webhooks take the same route as those of a remote supplier. */
export async function createSandboxCashier(
  runtime: Runtime,
  { secrets, ...options }: Omit<CashierOptions, 'suppliers'> & { secrets: Secrets },
) {
  const payments = createSandboxPayments(runtime, { signingKey: await secrets.of('sandbox-payments') })
  const cashier = createCashier(runtime, {
    ...options,
    persons: {
      screenInstrument: async (tx, instrument) =>
        payments.sampleFingerprints.has(instrument.fingerprint) || options.persons.screenInstrument(tx, instrument),
    },
    suppliers: [payments.supplier],
  })
  payments.deliverTo(async (delivery) => {
    const [webhook] = cashier.webhookRoutes
    return webhook === undefined ? 404 : (await webhook.handler({ ...delivery, params: {}, query: {} })).status
  })
  const supplierRoutes: readonly RawRoute[] = [...cashier.webhookRoutes, ...payments.bankPages]
  return { ...cashier, supplierRoutes, jobs: [...cashier.jobs, ...payments.jobs] }
}
