import type { Currency } from '@andon/money'
import type { Bonuses } from '@andon/operator/bonuses'
import type { Limits } from '@andon/operator/limits'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { LoyaltyRules } from './domain/levels.ts'

export interface LoyaltyPlayer {
  /** Code of the brand where the player registered. */
  readonly site: string
  readonly country: string
  readonly currency: Currency
}

/** Passed in by the composition. */
export interface LoyaltyOptions {
  readonly bonuses: Pick<Bonuses, 'award'>
  readonly limits: Pick<Limits, 'lockPlayerRows' | 'lockOf'>
  readonly wallet: Pick<Wallet, 'receivedIn'>
  playersByIds(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, LoyaltyPlayer>>
  /** True if the law of the country allows rewards for play. */
  playRewards(country: string): boolean
  /** True if the player has turned on calm mode. */
  isCalm(executor: Db | Tx, playerId: string): Promise<boolean>
  /** The folder of the operator's own levels. */
  readonly folder?: string
}

export interface Deps extends Runtime, LoyaltyOptions {
  readonly rules: LoyaltyRules
}
