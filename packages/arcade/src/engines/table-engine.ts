import type { TableResult } from '@andon/contract/player-api/live-tables'
import type { Draws } from '../rng/draws.ts'
import type { RoundEvent } from '../round-events.ts'

/**
 * The rules of rounds that belong to a table and are shared by many players, such as a wheel, live baccarat or crash. A sibling of `Engine`, which is for rounds of one
 * player: without IO, clock or chance of its own, amounts in minor units. A round of a table is a function of its rules and draws, and each win a function of that round
 * and one bet, so every player verifies their own win from the proof of the round, without the bets of others: `Game.replay` of the same title, with the draws of the
 * table's round and the stake, choice and actions of the bet, has the same win.
 */
export interface TableEngine {
  /** Draws all that the round decides, before any bet is known. Its seed is committed to before bets are taken, and drawn from after they are locked. */
  open(draws: Draws): TableRound
}

/** The result of a round. Hidden from players until it is shown. */
export interface TableRound {
  /** The events at the table, in the order in which every client shows them. No event has an amount of a player. */
  readonly events: readonly RoundEvent[]
  /** The result in short, by which a lobby and roads show it: such as `17`, `red`, or `banker` and `banker-pair`. */
  readonly facts: readonly string[]
  /** For how long the round runs and takes actions, in milliseconds from its beginning; null where the draw shows all at once. An action at that instant is too late. */
  readonly runsForMs: number | null
  /** 0 for a lost bet. The win of a bet is the same whatever the others are. */
  winOf(bet: TableBet): number
  /** When the bet leaves the running round by its choice or an action, and at which hundredths of its stake; null if it does not, or where rounds do not run. */
  leavesAt(bet: TableBet): { readonly atMs: number; readonly hundredths: number } | null
}

/** The bet of one player on one round of a table. */
export interface TableBet {
  readonly stake: number
  /** The choice that the player made with the stake, such as a layout of bets (`Game.stakeOf`); null where there is nothing to choose. */
  readonly choice: unknown
  /** The player's actions while the round ran, each with `atMs`: when the server received it, in milliseconds since the round began to run. */
  readonly actions: readonly unknown[]
}

/** How long the states of a round take, in milliseconds. */
export interface TablePace {
  /** Bets are taken. */
  readonly openMs: number
  /** At least so long between the last bet and the result, for the second share of it. */
  readonly lockMs: number
  /** The result is shown: until then no client need show all of it. After a round that ran: a pause. */
  readonly showMs: number
  /** After the result has been shown, until the next round opens. */
  readonly restMs: number
}

/** The engine, pace and tables of a title whose rounds belong to tables. */
export interface SharedRounds {
  readonly engine: TableEngine
  readonly pace: TablePace
  /** Bets of one player in a round, all together within the limits of the title's stakes. */
  readonly mostBets: number
  /** The highest bettor who agreed to be shown turns the cards for all to see. */
  readonly squeezed?: true
  /** Ids of its tables, at least one: for good, because chains of seeds and rounds are stored under them. */
  readonly tables: readonly string[]
  /** The result of a past round in a few characters, as lobbies show it, by its facts; null: nothing to show. Absent: lobbies show no results of it. */
  readonly resultOf?: (facts: readonly string[]) => TableResult | null
}
