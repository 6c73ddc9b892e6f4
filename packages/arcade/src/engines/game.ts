import type { Fraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Draws } from '../rng/draws.ts'
import type { RoundEvent } from '../round-events.ts'
import type { Engine } from './engine.ts'
import type { Figures } from './figures.ts'
import type { InstantDisplay } from './instant/display.ts'
import type { SlotDisplay } from './slot/display.ts'

/** What decides a round besides the rules: all of it is stored with the round. */
export interface RoundInput {
  readonly draws: Draws
  /** In minor units. */
  readonly stake: number
  /** What the player chose together with the stake; null in most games. */
  readonly choice: unknown
  /** The player's actions so far, and default actions taken on time-out, in order. */
  readonly actions: readonly unknown[]
}

export interface Replayed {
  readonly events: readonly RoundEvent[]
  /** Of the last step: to be taken before that step counts. */
  readonly furtherStake: number
  /** Null while the round waits for an action. */
  readonly win: number | null
  /** The action that the server takes on time-out; null once the round is settled. */
  readonly defaultAction: unknown
}

/** One version of a game's rules with its engine. */
export interface Game {
  readonly rules: object
  readonly figures: Figures
  readonly display: SlotDisplay | InstantDisplay
  /** Whether `choice` is one that the rules offer. */
  offersChoice(choice: unknown): boolean
  /** Whether `action` is one that a player may send at all; `replay` tells whether the rules allow it now. */
  offersAction(action: unknown): boolean
  /** Plays the round from its beginning, with all its actions. Null if the rules do not allow one of them. */
  replay(round: RoundInput): Replayed | null
}

/** Joins an engine and its rules; `parseChoice` and `parseAction` return null for what the rules do not know. */
export function createGame<Rules extends object, Choice, State, Action, Event extends RoundEvent>({
  engine,
  rules,
  figures,
  display,
  parseChoice,
  parseAction,
  onlyForServer = () => false,
  most = figures.topAward.multiple,
}: {
  readonly engine: Engine<Rules, Choice, State, Action, Event>
  readonly rules: Rules
  readonly figures: Figures
  readonly display: SlotDisplay | InstantDisplay
  /** The choice, in an object so that null can be one. */
  readonly parseChoice: (choice: unknown) => { readonly choice: Choice } | null
  readonly parseAction: (action: unknown) => Action | null
  /** Actions that the server takes on time-out and no player may send; none unless given. */
  readonly onlyForServer?: (action: Action) => boolean
  /** The greatest win of a round as a multiple of its stake, that of the figures unless given; null for past rules, which published none. */
  readonly most?: Fraction | null
}): Game {
  return {
    rules,
    figures,
    display,
    offersChoice: (choice) => parseChoice(choice) !== null,
    offersAction: (sent) => {
      const action = parseAction(sent)
      return action !== null && !onlyForServer(action)
    },
    replay: ({ draws, stake, choice, actions }) => {
      const chosen = parseChoice(choice)
      if (!chosen) return null
      let step = engine.open(rules, { draws, stake, choice: chosen.choice })
      const events: RoundEvent[] = [...step.events]
      for (const sent of actions) {
        const action = parseAction(sent)
        const { state } = step
        if (action === null || step.win !== null || !engine.allows(rules, { state, action })) return null
        step = engine.act(rules, { draws, stake, state, action })
        events.push(...step.events)
      }
      const { furtherStake, win, state } = step
      assert(
        win === null || most === null || BigInt(win) * most.denominator <= BigInt(stake) * most.numerator,
        'no round wins more than the greatest win that its game publishes',
      )
      return { events, furtherStake, win, defaultAction: win === null ? engine.defaultAction(rules, state) : null }
    },
  }
}

/** For games without choice or action. */
export const withoutChoice = {
  parseChoice: (choice: unknown) => (choice === null ? { choice: null } : null),
  parseAction: () => null,
} as const
