import type { Draws } from '../rng/draws.ts'

/**
 * The rules of one kind of game, without IO, clock or chance of its own: the server, the exact figures, the tests and the player's verification run the
 * same code. Amounts are in minor units. A round is a function of its rules, draws, stake, choice and actions, so it is stored as these and can be
 * replayed from them; nothing else decides it.
 */
export interface Engine<Rules, Choice, State, Action, Event> {
  /** Starts a round. One-shot games are settled by this step. `choice` is what the player chose together with the stake; null in most games. */
  open(
    rules: Rules,
    round: { readonly draws: Draws; readonly stake: number; readonly choice: Choice },
  ): Step<State, Event>
  /** Continues a round that waits for its player. `draws` continues the stream where the step before left it. Call it only with an allowed action. */
  act(
    rules: Rules,
    turn: { readonly draws: Draws; readonly stake: number; readonly state: State; readonly action: Action },
  ): Step<State, Event>
  /** True if the rules allow this action now. */
  allows(rules: Rules, turn: { readonly state: State; readonly action: Action }): boolean
  /** The action that the server takes when the player's time has run out. Repeated, it settles every round, and it asks for no further stake. */
  defaultAction(rules: Rules, state: State): Action
}

export interface Step<State, Event> {
  readonly state: State
  /** The events of this step, in the order in which the client shows them. */
  readonly events: readonly Event[]
  /** Taken from the player before this step counts, such as the second stake of a double; 0 for most steps. Of `open` always 0. */
  readonly furtherStake: number
  /** The win of the whole round once it is settled; null while it waits for the player. */
  readonly win: number | null
}

/** For games without choice or action, such as slots: `open` settles every round. */
export type OneShotEngine<Rules, Event> = Engine<Rules, null, null, never, Event>

/** An engine whose rounds are settled by `open`. */
export function oneShot<Rules, Event>(
  play: (
    rules: Rules,
    round: { readonly draws: Draws; readonly stake: number },
  ) => {
    readonly events: readonly Event[]
    readonly win: number
  },
): OneShotEngine<Rules, Event> {
  const never = (): never => {
    throw new Error('a round of this game takes no action')
  }
  return {
    open: (rules, round) => ({ ...play(rules, round), state: null, furtherStake: 0 }),
    act: never,
    allows: () => false,
    defaultAction: never,
  }
}
