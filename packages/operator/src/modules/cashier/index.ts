import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import { creditDemo } from './credit-demo.ts'
import type { CashierOptions, Deps } from './deps.ts'
import { jobs } from './jobs.ts'
import { methodOffers } from './payment-methods.ts'
import { webhookRoute } from './receive-webhook.ts'
import { routes } from './routes.ts'

/**
 * The cashier owns payments between players and the outside world: deposits, their history, saved cards, the webhooks received.
 * - A deposit is on record before a supplier is asked for anything, and stays pending until the supplier's word ends it: a silent supplier or a
 *   crash at any point loses nothing, `cashier.checkDeposits` asks again.
 * - Captured money is credited exactly once: state, ledger transfer and fact are one transaction under the deposit's lock (apply-event.ts), the
 *   transfer's key is the deposit.
 * - A player's key makes one deposit; the same request again is answered the same.
 * - Of a card only brand, last four digits, expiry and the supplier's token are stored; number and security code go from the request to
 *   `tokenise` and nowhere else.
 * Suppliers stand behind suppliers/payment-supplier.ts.
 * Publishes, keyed by player: `cashier.DepositApproved {depositId, playerId, amount, currency, at}` and `cashier.DepositDeclined {…, reason}`.
 */
export function createCashier(runtime: Runtime, options: CashierOptions) {
  const deps: Deps = { ...runtime, methods: methodOffers, supplierTimeoutMs: 8000, ...options }
  return {
    routes: routes(deps),
    /** Bodies must arrive as their raw bytes. */
    webhookRoutes: deps.suppliers.map((supplier) => webhookRoute(deps, supplier)),
    jobs: jobs(deps),
    /** Sandbox only. */
    creditDemo: (tx: Tx, gift: { playerId: string; amount: number }) => creditDemo(deps.wallet, tx, gift),
  }
}

export type Cashier = ReturnType<typeof createCashier>
export type { CashierOptions } from './deps.ts'
export type { MethodOffer } from './payment-methods.ts'
export type { RawReply, RawRequest, RawRoute } from './raw-route.ts'
export type { PaymentSupplier } from './suppliers/payment-supplier.ts'
export { createSandboxPayments, type SandboxPayments } from './suppliers/sandbox/index.ts'
