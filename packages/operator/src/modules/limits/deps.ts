import type { LimitBound } from '@andon/contract/jurisdiction-rules'
import type { Currency } from '@andon/money'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { Lock } from './limits-for-money.ts'

/** What the composition passes in: who knows players and their login sessions. */
export interface LimitsOptions {
  playersByIds(
    executor: Db | Tx,
    playerIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly country: string; readonly currency: Currency }>>
  /** Ends every live session of the player; open pages hear why. */
  endSessions(tx: Tx, which: { playerId: string; reason: 'ACCOUNT_LOCKED' | 'SESSION_LIMIT_REACHED' }): Promise<void>
  /** When the player's live sessions end by a limit, if they last that long; null: by none. */
  limitSessions(tx: Tx, which: { playerId: string; endsAt: Temporal.Instant | null }): Promise<void>
  /** Recognises the other accounts of a person who locks this one. */
  readonly persons: LockedPersons
  /** What the operator sets for every player. */
  readonly operatorLimits: readonly LimitBound[]
  /** Days that a self-exclusion lasts at least, by the law of a player's country (ISO 3166-1 alpha-2). */
  selfExclusionMinimumDays(country: string): number
  /** Ends the player's agreement to marketing, in the transaction of the lock; only the player gives it again. */
  endMarketing(tx: Tx, playerId: string): Promise<void>
}

export interface LockedPersons {
  /** Before any player's row is held: nobody registers or becomes known as the same person until the transaction ends. Answers their other accounts. */
  lockPerson(tx: Tx, playerId: string): Promise<readonly string[]>
  /** The player's lock is in force, and the rows of the other accounts are held: locks these as well, or holds them for review. */
  followLock(tx: Tx, locked: { playerId: string; lock: Lock }): Promise<void>
}

export interface Deps extends Runtime, LimitsOptions {}
