import type { Histogram } from '@andon/contract/game-sheet/histogram'
import type { Currency } from '@andon/money'
import type { Limits } from '@andon/operator/limits'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'

export interface Entrant {
  readonly nickname: string
  readonly country: string
  readonly currency: Currency
}

export interface TournamentOptions {
  readonly wallet: Pick<Wallet, 'postBatch'>
  readonly limits: Pick<Limits, 'lockStakers' | 'checkStakes' | 'recordPlay' | 'lockOf'>
  playersByIds(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, Entrant>>
  /** Whether the law of a country allows races in which players stake real money. */
  realStakeRaces(country: string): boolean
  /** Whether the law of a country allows free tipping contests with prizes. */
  tippingContests(country: string): boolean
  /** How likely each result of these games is, of those that have such a histogram. */
  histogramsOf(executor: Db | Tx, games: readonly string[]): Promise<Readonly<Record<string, Histogram>>>
}

export interface Deps extends Runtime, TournamentOptions {}
