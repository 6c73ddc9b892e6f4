import type { Language } from '@andon/contract/languages'
import type { Db, Tx } from '@andon/platform/sql'

export interface PlayerFacts {
  readonly nickname: string
  readonly currency: string
  readonly language: Language
  readonly country: string
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string
  /** May neither play nor deposit now: locked, excluded or closed. */
  readonly locked: boolean
}

/** What the game wallet asks about players, their login sessions and the sites; the composition passes it in. */
export interface PlayerLookups {
  /** Those of these login sessions that are live now. With `touch` it was the player's own doing, which keeps a session from going idle. */
  sessionsLive(
    executor: Db | Tx,
    sessionIds: readonly string[],
    options?: { touch?: boolean },
  ): Promise<ReadonlySet<string>>
  /** Whether a site is closed for maintenance: it takes no new bets then. */
  inMaintenance(site: string): boolean
  playersByIds(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, PlayerFacts>>
}
