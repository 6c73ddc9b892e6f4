import type { LimitBound } from '@andon/contract/jurisdiction-rules'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import type { Lock } from './limits-for-money.ts'

/** The options and the functions of other modules that the composition passes in. */
export interface LimitsOptions {
  /** Finds the other accounts of a person who locks this one. */
  readonly persons: LockedPersons
  /** The operator's limits for every player. */
  readonly operatorLimits: readonly LimitBound[]
  /** The minimum length of a self-exclusion in days, by the law of a player's country (ISO 3166-1 alpha-2). */
  selfExclusionMinimumDays(country: string): number
}

export interface LockedPersons {
  /** Returns the person's other accounts and blocks new matches until the transaction ends. Call it before any player's row is locked. */
  lockPerson(tx: Tx, playerId: string): Promise<readonly string[]>
  /** Locks the other accounts or marks them for review. Call it after the player's lock, with the other accounts' rows locked. */
  followLock(tx: Tx, locked: { playerId: string; lock: Lock }): Promise<void>
}

export interface Deps extends Runtime, LimitsOptions {}
