import type { Currency } from '@andon/money'
import type { LimitsForMoney } from '@andon/operator/limits'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { Distribution } from './domain/score.ts'

export interface Entrant {
  readonly nickname: string
  readonly country: string
  readonly currency: Currency
}

export interface TournamentOptions {
  readonly wallet: Pick<Wallet, 'postBatch'>
  readonly limits: Pick<LimitsForMoney, 'lockStakers' | 'checkStakes' | 'recordPlay'>
  playersByIds(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, Entrant>>
  /** Whether the law of a country allows races in which players stake real money. */
  realStakeRaces(country: string): boolean
  /** Exact distributions of these games, of those that have one. */
  distributionsOf(executor: Db | Tx, games: readonly string[]): Promise<Readonly<Record<string, Distribution>>>
}

export interface Deps extends Runtime, TournamentOptions {}
