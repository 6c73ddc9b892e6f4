import type { Currency } from '@andon/money'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'

/** Player data for eligibility. */
export interface BonusPlayer {
  /** ISO country. */
  readonly country: string
  readonly currency: Currency
  /** Site code of the brand where they registered. */
  readonly site: string
  /** True if the player's identity is verified. */
  readonly verified: boolean
  /** True: cannot play or deposit now. */
  readonly locked: boolean
}

/** Passed in by the composition. */
export interface BonusesOptions {
  readonly wallet: Wallet
  playerFacts(executor: Db | Tx, playerId: string): Promise<BonusPlayer | null>
}

export interface Deps extends Runtime, BonusesOptions {}
