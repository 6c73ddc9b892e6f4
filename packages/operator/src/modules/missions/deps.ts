import type { Currency } from '@andon/money'
import type { Bonuses } from '@andon/operator/bonuses'
import type { Limits } from '@andon/operator/limits'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { Book } from './book.ts'

export interface MissionPlayer {
  /** Code of the brand where the player registered. */
  readonly site: string
  readonly country: string
  readonly currency: Currency
}

/** Passed in by the composition. */
export interface MissionOptions {
  readonly bonuses: Pick<Bonuses, 'award'>
  readonly limits: Pick<Limits, 'lockPlayerRows' | 'lockOf'>
  playersByIds(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, MissionPlayer>>
  /** True if the law of the country allows rewards for play. */
  playRewards(country: string): boolean
  /** The folder of the operator's own missions. */
  readonly folder?: string
}

export interface Deps extends Runtime, MissionOptions {
  readonly book: Book
}
