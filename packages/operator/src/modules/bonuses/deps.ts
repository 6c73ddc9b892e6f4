import type { Currency } from '@andon/money'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'

/** What eligibility asks of a player. */
export interface BonusPlayer {
  /** ISO country. */
  readonly country: string
  readonly currency: Currency
  /** Site code of the brand where they registered. */
  readonly site: string
  /** Their identity is verified. */
  readonly verified: boolean
  /** May neither play nor deposit now. */
  readonly locked: boolean
}

/** What the composition passes in. */
export interface BonusesOptions {
  readonly wallet: Wallet
  playerFacts(executor: Db | Tx, playerId: string): Promise<BonusPlayer | null>
}

/** What the use cases are built from. */
export interface Deps extends Runtime, BonusesOptions {}
