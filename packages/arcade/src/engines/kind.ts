import type { Mechanic, OwnMechanic } from '@andon/contract/games/sheet'
import type * as v from 'valibot'
import type { TableLimits } from './bets.ts'

/**
 * The display and the events of each kind of game, by its name. A kind adds itself from its own folder:
 * `declare module '../kind.ts' { interface KindTypes { slot: { display: SlotDisplay; event: SlotEvent } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the folders of the kinds fill it
export interface KindTypes {}

export type KindName = keyof KindTypes
export type DisplayOf<Name extends KindName> = KindTypes[Name]['display']
export type EventOf<Name extends KindName> = KindTypes[Name]['event']

/** An event of a kind: `type` names it among all events of the kind. */
export type EventSchema = v.ObjectSchema<
  { readonly type: v.LiteralSchema<string, undefined>; readonly [field: string]: v.GenericSchema },
  undefined
>
/** The fields that a client needs in order to draw a game; `engine` is the name of the kind. */
export type DisplaySchema = v.ObjectSchema<
  { readonly engine: v.LiteralSchema<string, undefined>; readonly [field: string]: v.GenericSchema },
  undefined
>

/** The parts of a kind that the game API needs. */
export interface WireKind {
  readonly display: DisplaySchema
  /** In the order in which the client shows them. */
  readonly events: readonly EventSchema[]
}

/**
 * A kind of game: a folder of `engines` whose `index.ts` exports one of these as `kind`. Engines and figures of its mechanics are files of the folder, which titles
 * join with `createGame`; a choice that is a layout of bets is read by `Game.stakeOf`. Its client is the folder of the same name in `apps/games/src/engines`.
 */
export interface GameKind<Name extends KindName = KindName> extends WireKind {
  /** That of the folder. */
  readonly name: Name
  /** The fields that the rules of every game of this kind have, as proofs show them. */
  readonly rules: v.GenericSchema
  /** How a game plays: the most telling words last. */
  mechanicsOf(display: DisplayOf<Name>): readonly (Mechanic | OwnMechanic)[]
  /** The amount that an event pays by itself, in minor units; 0 for one that only states a sum. Over a round they add up to its win. */
  paidBy(event: EventOf<Name>): number
  /** Every stake, or every bet of a layout, is divisible by this, so that no win is rounded; 1 where wins are rounded down. */
  stakeUnitOf(display: DisplayOf<Name>): number
  readonly samples: Samples<DisplayOf<Name>, EventOf<Name>>
}

/** Rounds with which tests, recordings and simulations play the games of a kind. `sample` counts from 0, and each gives the same round again. */
export interface Samples<Display, Event> {
  /** How many rounds are tried for a recording; fewer where each action replays a round. */
  readonly rounds: number
  /** Null in games without a choice. `table`: the limits of a layout of bets; null where the stake is one of a list. */
  choice(
    display: Display,
    round: { readonly sample: number; readonly table: TableLimits | null },
  ): Readonly<Record<string, string | number | boolean>> | null
  /** The next action in a round that waits for its player. Null: the player stays away, and the default action is taken. */
  action(
    display: Display,
    round: { readonly sample: number; readonly actions: readonly unknown[]; readonly events: readonly Event[] },
  ): Readonly<Record<string, string | number | boolean>> | null
}
