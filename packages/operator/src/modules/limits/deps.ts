import type { LimitBound } from '@andon/contract/jurisdiction-rules'
import type { Currency } from '@andon/money'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { Lock } from './limits-for-money.ts'

/** What the composition passes in: access to players and their login sessions. */
export interface LimitsOptions {
  playersByIds(
    executor: Db | Tx,
    playerIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly country: string; readonly currency: Currency }>>
  /** Ends every live session of the player and sends the reason to open pages. */
  endSessions(tx: Tx, which: { playerId: string; reason: 'ACCOUNT_LOCKED' | 'SESSION_LIMIT_REACHED' }): Promise<void>
  /** Sets when a limit ends the player's live sessions; null: no limit does. */
  limitSessions(tx: Tx, which: { playerId: string; endsAt: Temporal.Instant | null }): Promise<void>
  /** Finds the other accounts of a person who locks this one. */
  readonly persons: LockedPersons
  /** The operator's limits for every player. */
  readonly operatorLimits: readonly LimitBound[]
  /** The minimum length of a self-exclusion in days, by the law of a player's country (ISO 3166-1 alpha-2). */
  selfExclusionMinimumDays(country: string): number
  /** Withdraws the player's marketing consent in the transaction of the lock; only the player can give it again. */
  endMarketing(tx: Tx, playerId: string): Promise<void>
}

export interface LockedPersons {
  /** Returns the person's other accounts and blocks new matches until the transaction ends. Call it before any player's row is locked. */
  lockPerson(tx: Tx, playerId: string): Promise<readonly string[]>
  /** Locks the other accounts or marks them for review. Call it after the player's lock, with the other accounts' rows locked. */
  followLock(tx: Tx, locked: { playerId: string; lock: Lock }): Promise<void>
}

export interface Deps extends Runtime, LimitsOptions {}
