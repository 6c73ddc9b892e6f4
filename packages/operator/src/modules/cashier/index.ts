import type { Runtime } from '@andon/platform/runtime'
import { assert, type Tx } from '@andon/platform/sql'
import { createBackOffice } from './back-office.ts'
import { creditDemo } from './deposits/credit-demo.ts'
import type { CashierOptions, Deps } from './deps.ts'
import { jobs } from './jobs.ts'
import { methodOffers } from './methods/payment-methods.ts'
import { webhookRoute } from './receive-webhook.ts'
import { routes } from './routes.ts'
import { staffRoutes } from './staff.ts'

/**
 * The cashier owns payments between players and the outside world: deposits and withdrawals, their history, saved cards and accounts, the webhooks
 * received.
 * - A payment is recorded before a supplier is asked for anything, and stays pending until the supplier reports its end: after a timeout or a crash
 *   at any point the jobs ask again.
 * - A deposit is captured and credited only if `decideCapture` allows it at that moment (deposits/decide-capture.ts). Otherwise it is voided at the
 *   supplier, or, where that is not possible, held on the books to be returned.
 * - Captured money is credited exactly once, and a withdrawal is held, paid and given back at most once: state, ledger transfer and fact are one
 *   transaction under the payment's lock (deposits/apply-event.ts, withdrawals/apply-withdrawal.ts), and the transfer's key is the payment's id.
 * - Received money is on the books at once, also if no player is credited with it (receipts/unallocated.ts): an operator credits it or has it sent
 *   back.
 * - A player's idempotency key makes one payment; a repeated request gets the same reply.
 * - Money goes back first to where it came from (domain/closed-loop.ts), and only to a verified player. A locked player can still withdraw.
 * - A chargeback takes the player's real cash; the rest is a receivable, never a negative balance (chargebacks/take-back.ts).
 * - Only brand, last four digits, expiry and the supplier's token of a card are stored; number and security code go from the request to
 *   `tokenise` and nowhere else. Of a bank account or a wallet a label and a token are stored.
 * Suppliers implement payment-supplier.ts. Locks, in this order: the player's (store/deposit-sums.ts), the payment's row, limits, bonuses, wallet.
 * Publishes, keyed by player (facts.ts): `cashier.DepositApproved`, `cashier.DepositDeclined`, `cashier.DepositInReview`, `cashier.DepositChargedBack`,
 * `cashier.WithdrawalRequested`, and the same of `…Approved`, `…Paid`, `…Refused`, `…Failed`, `…Cancelled`. The highest `version` of a payment is the
 * newest.
 */
export function createCashier(runtime: Runtime, options: CashierOptions) {
  const deps: Deps = {
    ...runtime,
    methods: methodOffers,
    supplierTimeoutMs: 8000,
    later: afterMs,
    ...options,
  }
  assert(
    deps.suppliers.every(({ code }) => code !== 'held'),
    'house/payments/held is reserved for held withdrawals',
  )
  return {
    routes: routes(deps),
    /** Bodies must arrive as their raw bytes. */
    webhookRoutes: deps.suppliers.map((supplier) => webhookRoute(deps, supplier)),
    jobs: jobs(deps),
    backOffice: createBackOffice(deps),
    staffRoutes: staffRoutes(deps),
    /** Sandbox only. */
    creditDemo: (tx: Tx, gift: { playerId: string; site: string; amount: number }) => creditDemo(deps, tx, gift),
  }
}

export type Cashier = ReturnType<typeof createCashier>
export type { CashierOptions } from './deps.ts'
export {
  type DepositData,
  depositApproved,
  depositChargedBack,
  depositDeclined,
  depositInReview,
  type WithdrawalData,
  withdrawalApproved,
  withdrawalCancelled,
  withdrawalFailed,
  withdrawalPaid,
  withdrawalRefused,
  withdrawalRequested,
} from './facts.ts'
export type { MethodOffer } from './methods/payment-methods.ts'
export type * from './payment-supplier.ts'

/** The timer does not keep the process alive: a waiting payment is in the table. */
function afterMs(ms: number, work: () => void): void {
  setTimeout(work, ms).unref()
}
