import type { BonusMissReason, CaptureRefusalReason } from '@andon/contract/player-api/cashier-methods'
import type { Site } from '@andon/contract/sites'
import type { Currency } from '@andon/money'
import type { Verification } from '@andon/operator/verification'
import type { TransferDraft, Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { MethodOffer } from './payment-methods.ts'
import type { PaymentSupplier } from './payment-supplier.ts'

/** A deposit, as limits and bonuses weigh it. */
interface WeighedDeposit {
  readonly depositId: string
  readonly playerId: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
}

/** What the limits ask of deposits; for the order of calls see limits/index.ts. */
export interface DepositLimits {
  checkDeposit(tx: Tx, deposit: WeighedDeposit): Promise<void>
  /** What stops its capture now; `params` of the refusal of that code. */
  checkCapture(
    tx: Tx,
    deposit: WeighedDeposit,
  ): Promise<{ readonly code: CaptureRefusalReason; readonly params: object } | null>
  recordDeposit(tx: Tx, deposit: WeighedDeposit): Promise<void>
  releaseDeposit(tx: Tx, depositId: string): Promise<void>
  /** The most that the player's limits let be deposited now, in minor units; null without such a limit. */
  depositAllowance(executor: Db | Tx, playerId: string): Promise<number | null>
}

/** What bonuses do with deposits. */
export interface DepositBonuses {
  promiseForDeposit(tx: Tx, deposit: WeighedDeposit & { site: string; bonusCode: string }): Promise<void>
  /** The transfers to post after the deposit's own; whether the bonus that was promised is granted. */
  grantForDeposit(
    tx: Tx,
    deposit: WeighedDeposit,
  ): Promise<{ readonly drafts: readonly TransferDraft[]; readonly missed: BonusMissReason | null }>
  revokeForDeposit(tx: Tx, deposit: Pick<WeighedDeposit, 'depositId' | 'playerId'>): Promise<void>
}

/** Recognises people who are excluded under another account by what they pay with. */
export interface InstrumentChecks {
  /** Before the limits are asked, which then refuse an account that was locked, or is held for review, because of it. */
  screenInstrument(tx: Tx, instrument: { playerId: string; supplier: string; fingerprint: string }): Promise<unknown>
}

/** What a withdrawal asks of its player. */
export interface Payee {
  readonly firstName: string
  readonly lastName: string
  /** ISO country. */
  readonly country: string
  /** Site code of the brand where they registered. */
  readonly site: string
}

/** What the composition passes in. */
export interface CashierOptions {
  readonly wallet: Pick<Wallet, 'post' | 'postBatch' | 'balances'>
  readonly verification: Pick<Verification, 'demandVerified' | 'statusOf'>
  playerOf(executor: Db | Tx, playerId: string): Promise<Payee | null>
  readonly persons: InstrumentChecks
  readonly limits: DepositLimits
  readonly bonuses: DepositBonuses
  /** Who moves the money; a method whose supplier is not among them is not offered. */
  readonly suppliers: readonly PaymentSupplier[]
  readonly methods?: readonly MethodOffer[]
  readonly siteRules?: (site: string) => Site['cashier']
  /** Whether players there may take a withdrawal back until it is approved. */
  readonly cancellableIn?: (country: string) => boolean
  /** How long one call to a supplier may take before its answer is asked for later. */
  readonly supplierTimeoutMs?: number
  /** Calls `work` once, after so many milliseconds; tests pass their own. */
  readonly later?: (afterMs: number, work: () => void) => void
}

/** What the use cases are built from. */
export interface Deps extends Runtime, Required<CashierOptions> {}

export function supplierOf({ suppliers }: Pick<Deps, 'suppliers'>, code: string): PaymentSupplier | undefined {
  return suppliers.find((supplier) => supplier.code === code)
}
