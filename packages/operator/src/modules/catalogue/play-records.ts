import type { Currency } from '@andon/money'
import type { Db, Tx } from '@andon/platform/sql'
import type { RealityTime } from './domain/reality-time.ts'

/** Closed rounds of a game that took a stake, added up by day (UTC). Sums are decimal integers in minor units, because a game's sums may exceed what a number holds exactly. */
export interface ClosedRounds {
  readonly gameCode: string
  readonly currency: Currency
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly rounds: number
  readonly staked: string
  /** The sum of the squares of the stakes. */
  readonly stakedSquare: string
  readonly won: string
}

/** Minor units. */
export interface GreatWin {
  readonly gameCode: string
  readonly currency: Currency
  readonly staked: number
  readonly won: number
}

export interface SupplierPlay {
  readonly openRounds: number
  readonly lastBetAt: Temporal.Instant
}

interface Span {
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
}

/** The records of game sessions and rounds that the catalogue needs and the game wallet keeps; the composition passes them in. Real play only. */
export interface PlayRecords {
  /**
   * Marks the game sessions of a login as waiting for the answer to a reality check: no bet is accepted until then. A question that is open already keeps
   * its time.
   */
  setAsked(tx: Tx, question: { readonly loginSessionId: string; readonly at: Temporal.Instant }): Promise<void>
  /**
   * Removes the mark. The time to the next check restarts if this one is due by the interval of `minutes`. Returns the time that counts from now on; null
   * for a login without a game.
   */
  setAnswered(
    tx: Tx,
    answer: { readonly loginSessionId: string; readonly minutes: number; readonly at: Temporal.Instant },
  ): Promise<RealityTime | null>
  /** Null for a login without a game. */
  realityTimeOf(
    executor: Db | Tx,
    login: { readonly loginSessionId: string; readonly minutes: number },
  ): Promise<RealityTime | null>
  isAsked(executor: Db | Tx, loginSessionId: string): Promise<boolean>
  /** Codes of games with an open round of the player, published or not: the player finishes the round. */
  gamesInRound(executor: Db | Tx, playerId: string): Promise<string[]>
  /** Games with at least so many players who have closed a round since then; most players first, 100 games at most. */
  playersOfGames(
    executor: Db | Tx,
    wanted: { readonly since: Temporal.Instant; readonly fewestPlayers: number },
  ): Promise<{ gameCode: string; players: number }[]>
  closedRounds(executor: Db | Tx, span: Span): Promise<ClosedRounds[]>
  /** The best of each player that paid at least `leastTimes` the stake; the latest first. */
  greatWins(
    executor: Db | Tx,
    wanted: Span & { readonly leastTimes: number; readonly limit: number },
  ): Promise<GreatWin[]>
  /** Open rounds by supplier, without suppliers that have none. */
  openRoundsOfSuppliers(executor: Db | Tx): Promise<ReadonlyMap<string, number>>
  /** Every supplier with a round, by code. Reads all rounds, so it may take long. */
  playOfSuppliers(executor: Db | Tx): Promise<ReadonlyMap<string, SupplierPlay>>
}
