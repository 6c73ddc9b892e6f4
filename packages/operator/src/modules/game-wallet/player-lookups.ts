import type { Language } from '@andon/contract/languages'
import type { Db, Tx } from '@andon/platform/sql'

export interface PlayerFacts {
  readonly nickname: string
  readonly currency: string
  readonly language: Language
  readonly country: string
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string
  /** Cannot play or deposit now: locked, excluded or closed. */
  readonly locked: boolean
}

/** Data about players, login sessions and sites; the composition passes it in. */
export interface PlayerLookups {
  /** Returns which of these login sessions are live. `touchIn`: the player acts in this transaction, which resets the idle timeout. */
  sessionsLive(
    executor: Db | Tx,
    sessionIds: readonly string[],
    options?: { touchIn?: Tx },
  ): Promise<ReadonlySet<string>>
  /** True while a site is closed for maintenance: it takes no new bets then. */
  inMaintenance(site: string): boolean
  playersByIds(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, PlayerFacts>>
  /** For bets, whose limits have been asked: their answer has the lock. */
  playersWithoutLocks(
    executor: Db | Tx,
    playerIds: readonly string[],
  ): Promise<ReadonlyMap<string, Omit<PlayerFacts, 'locked'>>>
}
