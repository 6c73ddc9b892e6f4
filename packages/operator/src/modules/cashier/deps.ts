import type { BonusMissReason, CaptureRefusalReason } from '@andon/contract/player-api/cashier/methods'
import type { CashierSums } from '@andon/contract/sites'
import type { Currency } from '@andon/money'
import type { Verification } from '@andon/operator/verification'
import type { TransferDraft, Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { MethodOffer } from './methods/payment-methods.ts'
import type { PaymentSupplier } from './payment-supplier.ts'

/** A deposit as limits and bonuses see it. */
interface DepositSum {
  readonly depositId: string
  readonly playerId: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
}

/** The limits' part in a deposit; for the order of calls see limits/index.ts. */
export interface DepositLimits {
  checkDeposit(tx: Tx, deposit: DepositSum): Promise<void>
  /** The code and params of the refusal that stops its capture now; null if nothing does. */
  checkCapture(
    tx: Tx,
    deposit: DepositSum,
  ): Promise<{ readonly code: CaptureRefusalReason; readonly params: object } | null>
  recordDeposit(tx: Tx, deposit: DepositSum): Promise<void>
  releaseDeposit(tx: Tx, deposit: { playerId: string; depositId: string }): Promise<void>
  /** The most that the player's limits allow now, in minor units; null without a limit. */
  depositAllowance(executor: Db | Tx, playerId: string): Promise<number | null>
}

/** The bonuses' part in a deposit. */
export interface DepositBonuses {
  promiseForDeposit(tx: Tx, deposit: DepositSum & { site: string; bonusCode: string }): Promise<void>
  /**
   * `drafts`: transfers to post after the deposit's own. `missed`: why the promised bonus is not granted. `bonusAmount`: the bonus money that it brings
   * (0 for free spins); null without a bonus.
   */
  grantForDeposit(
    tx: Tx,
    deposit: DepositSum,
  ): Promise<{
    readonly drafts: readonly TransferDraft[]
    readonly missed: BonusMissReason | null
    readonly bonusAmount: number | null
  }>
  revokeForDeposit(tx: Tx, deposit: Pick<DepositSum, 'depositId' | 'playerId'>): Promise<void>
}

/** Recognises excluded people by the card or account they pay with. */
export interface InstrumentChecks {
  /** Called before the limits, which then refuse an account that this call has locked or held for review. */
  screenInstrument(tx: Tx, instrument: { playerId: string; supplier: string; fingerprint: string }): Promise<unknown>
}

/** The details of a player that a withdrawal needs. */
export interface Payee {
  readonly firstName: string
  readonly lastName: string
  /** The reading of the name; empty if not given. */
  readonly firstNameKana: string
  readonly lastNameKana: string
  /** ISO country. */
  readonly country: string
  /** Site code of the brand where they registered. */
  readonly site: string
}

/** Passed in by the composition. */
export interface CashierOptions {
  readonly wallet: Pick<Wallet, 'post' | 'postBatch' | 'balances'>
  readonly verification: Pick<Verification, 'demandVerified' | 'statusOf'>
  playerOf(executor: Db | Tx, playerId: string): Promise<Payee | null>
  readonly persons: InstrumentChecks
  readonly limits: DepositLimits
  readonly bonuses: DepositBonuses
  /** A method whose supplier is missing here is not offered. */
  readonly suppliers: readonly PaymentSupplier[]
  readonly methods?: readonly MethodOffer[]
  /** The brand's sums: what may be deposited before verification, and what is paid out without a decision. */
  siteRules(account: { site: string; currency: Currency }): CashierSums
  /** True if players of that country may cancel a withdrawal until it is approved. */
  cancellableIn(country: string): boolean
  /** Timeout of one call to a supplier; its outcome is asked for later. */
  readonly supplierTimeoutMs?: number
  /** Calls `work` once after that many milliseconds; tests pass their own. */
  readonly later?: (afterMs: number, work: () => void) => void
}

export interface Deps extends Runtime, Required<CashierOptions> {}

export function supplierOf({ suppliers }: Pick<Deps, 'suppliers'>, code: string): PaymentSupplier | undefined {
  return suppliers.find((supplier) => supplier.code === code)
}
