import type { Draws } from '../rng/draws.ts'

/**
 * The rules of a round that belongs to a table and is shared by many players, such as a wheel, live baccarat or crash. A sibling of `Engine`, which is for rounds of one
 * player: without IO, clock or chance of its own, amounts in minor units. A round of a table is a function of its rules and draws, and each win a function of that round
 * and one bet, so every player verifies their own win from the proof of the round, without the bets of others.
 */
export interface TableEngine<Rules, State, Bet extends TableBet, Event> {
  /** Draws all that the round decides, before any bet is known. Its seed is committed to before bets are taken, and drawn from after they are locked. */
  open(rules: Rules, draws: Draws): TableRound<State, Event>
  /** The win of each bet, in their order: 0 for a lost one. The win of a bet is the same whatever the others are. */
  close(state: State, bets: readonly Bet[]): readonly number[]
}

export interface TableRound<State, Event> {
  /** All that decides wins, with what `close` needs of the rules. Hidden from players until the round is closed. */
  readonly state: State
  /** What happens at the table, in the order in which every client shows it. No event has an amount of a player. */
  readonly events: readonly Event[]
}

/** The bet of one player on one round of a table. */
export interface TableBet {
  readonly stake: number
  /** What the player chose with the stake, such as a layout of bets (`Game.stakeOf`). */
  readonly choice: unknown
  /** What the player did while the round ran, such as a cash-out, each with the instant at which the server received it, in milliseconds since the round began. */
  readonly actions: readonly { readonly atMs: number; readonly action: unknown }[]
}
