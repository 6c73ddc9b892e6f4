import { type Fraction, one } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Draws } from '../rng/draws.ts'
import type { RoundEvent } from '../round-events.ts'
import { type LaidStake, laidStake, type PlacedBet } from './bets.ts'
import type { Engine } from './engine.ts'
import type { Figures } from './figures.ts'
import type { DisplayOf, KindName } from './kind.ts'

/** The input that decides a round besides the rules: all of it is stored with the round. */
export interface RoundInput {
  readonly draws: Draws
  /** In minor units. */
  readonly stake: number
  /** The choice that the player made together with the stake; null in most games. */
  readonly choice: unknown
  /** The player's actions so far, and default actions taken on time-out, in order. */
  readonly actions: readonly unknown[]
}

export interface Replayed {
  readonly events: readonly RoundEvent[]
  /** The further stake of the last step: to be taken before that step counts. */
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
  readonly display: DisplayOf<KindName>
  /** The most that a round takes in all, as a multiple of its first stake; 1 where no action takes a further stake. */
  readonly mostStaked: Fraction
  /** True if `choice` is one that the rules offer. */
  offersChoice(choice: unknown): boolean
  /** The stake of a choice that is a layout of bets: their sum. Null where the stake is one of a list, and for a choice that is not offered. */
  stakeOf(choice: unknown): LaidStake | null
  /** True if `action` is one that a player may send at all; `replay` shows if the rules allow it now. */
  offersAction(action: unknown): boolean
  /** Plays the round from its beginning, with all its actions. Null if the rules do not allow one of them. */
  replay(round: RoundInput): Replayed | null
}

interface GameParts<Rules extends object, Choice, State, Action, Event extends RoundEvent> {
  readonly engine: Engine<Rules, Choice, State, Action, Event>
  readonly rules: Rules
  readonly figures: Figures
  readonly display: DisplayOf<KindName>
  /** The choice, in an object so that null can be one. */
  readonly parseChoice: (choice: unknown) => { readonly choice: Choice } | null
  readonly parseAction: (action: unknown) => Action | null
  /** Actions that the server takes on time-out and no player may send; none unless given. */
  readonly onlyForServer?: (action: Action) => boolean
  /** The greatest win of a round as a multiple of its stake, that of the figures unless given; null for past rules, which published none. */
  readonly most?: Fraction | null
  /** The bets of a choice that is a layout; absent where the stake is one of a list. */
  readonly betsOf?: (choice: Choice) => readonly PlacedBet[]
  /** The most that a round takes in all, as a multiple of its first stake: 1 unless given. */
  readonly mostStaked?: Fraction
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
  betsOf,
  mostStaked = one,
}: GameParts<Rules, Choice, State, Action, Event>): Game {
  return {
    rules,
    figures,
    display,
    mostStaked,
    offersChoice: (choice) => parseChoice(choice) !== null,
    stakeOf: (choice) => {
      const chosen = betsOf ? parseChoice(choice) : null
      return betsOf && chosen ? laidStake(betsOf(chosen.choice)) : null
    },
    offersAction: (sent) => {
      const action = parseAction(sent)
      return action !== null && !onlyForServer(action)
    },
    replay: ({ draws, stake, choice, actions }) => {
      const chosen = parseChoice(choice)
      if (!chosen) return null
      let step = engine.open(rules, { draws, stake, choice: chosen.choice })
      const events: RoundEvent[] = [...step.events]
      let staked = stake
      for (const sent of actions) {
        const action = parseAction(sent)
        const { state } = step
        if (action === null || step.win !== null || !engine.allows(rules, { state, action })) return null
        step = engine.act(rules, { draws, stake, state, action })
        events.push(...step.events)
        staked += step.furtherStake
      }
      const { furtherStake, win, state } = step
      const isWithin = (amount: number, multiple: Fraction) =>
        BigInt(amount) * multiple.denominator <= BigInt(stake) * multiple.numerator
      assert(
        win === null || most === null || isWithin(win, most),
        'no round wins more than the greatest win that its game publishes',
      )
      assert(isWithin(staked, mostStaked), 'no round takes more than its game publishes')
      return { events, furtherStake, win, defaultAction: win === null ? engine.defaultAction(rules, state) : null }
    },
  }
}

/** For games without choice or action. */
export const withoutChoice = {
  parseChoice: (choice: unknown) => (choice === null ? { choice: null } : null),
  parseAction: () => null,
} as const
