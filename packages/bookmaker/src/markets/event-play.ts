import type { Names } from '../model/names.ts'
import type { FigureKind } from './figure-kinds.ts'
import type { Pair, RoundOfMap, Side, Within } from './match.ts'
import type { MomentKind } from './moment-kinds.ts'

/** Something that happened in a match. */
export interface PlayMoment {
  readonly kind: MomentKind
  /** Whose it was; null for what concerns both, such as a part that begins. */
  readonly side: Side | null
  /** Minute of play, from 1; null where no clock runs. */
  readonly minute: number | null
  /** How many points it brought; 0 where it brought none. */
  readonly points: number
  /** The score after it: sets where a match is played in sets. */
  readonly score: Pair
  /** The part that is played, with its number from 1. */
  readonly part: PlayPart
  readonly player: Names | null
  /** The second player of it: who held a shot. */
  readonly other: Names | null
}

/** A set, a quarter, an inning: its own score, and its number from 1. */
export type PlayPart = Pair & { readonly number: number }

/** Limit of one match; no match has more. */
export const mostParts = 60
export const mostMoments = 100
export const mostMinutes = 150
export const mostRounds = 500

/** A match as it is played, as far as a feed tells it. Nothing is settled on it. */
export interface EventPlay {
  /** The last ones, newest first. */
  readonly moments: readonly PlayMoment[]
  /** Every part that has begun, in order; at most `mostParts`. The last one is `part`. */
  readonly parts: readonly PlayPart[]
  readonly part: PlayPart | null
  readonly within: Within | null
  /** The winner and the technique of a bout of sumo that is over; null elsewhere, and before. */
  readonly decided: { readonly winner: Side; readonly technique: Names } | null
  /** In the order of showing; empty where the feed has none. */
  readonly figures: readonly Figure[]
  /** Where the ball is; null where that is not known. */
  readonly ball: Ball | null
  /** Who presses, by minutes of play from the first: above 0 home, below 0 away, from −100 to 100. */
  readonly pressure: readonly number[]
  /** E-sports: the maps of the match in their order, and the rounds so far; empty elsewhere. */
  readonly maps: readonly Names[]
  readonly rounds: readonly RoundOfMap[]
  /** Null while both sides have as many players as usual, or nobody counts them. */
  readonly strength: Strength | null
  /** Baseball; null between innings and where nobody tells it. */
  readonly atBat: AtBat | null
  /** American football; null while neither side has the ball. */
  readonly drive: Drive | null
}

/** The batter who faces a pitcher, the count, and the last pitch or play; `thrown`: pitches of this pitcher so far. */
export interface AtBat {
  readonly batter: Names | null
  readonly pitcher: Names | null
  readonly balls: number
  readonly strikes: number
  readonly thrown: number
  readonly last: MomentKind | Pitch | null
}
export const pitchKinds = ['ball', 'calledStrike', 'swingingStrike', 'foul'] as const
export type Pitch = (typeof pitchKinds)[number]

/** A possession of American football: `yardLine` counts from the own goal of the side that has the ball (0) to the other one (100). */
export interface Drive {
  readonly side: Side
  readonly down: number
  readonly toGo: number
  readonly yardLine: number
  readonly plays: number
  readonly yards: number
}

/** What each side has of something: shots, or the percentage of possession. */
export interface Figure extends Pair {
  readonly kind: FigureKind
  /** By part, from the first; empty where it is known of the whole match only. */
  readonly parts: readonly Pair[]
}

/** The side that has the ball, how near it is to a goal, and the place: `x` from the goal of the home side (0) to that of the away side (1), `y` across (0 to 1). */
export interface Ball {
  readonly side: Side
  readonly threat: (typeof threats)[number]
  readonly x: number
  readonly y: number
}
export const threats = ['safe', 'attack', 'danger'] as const

/** How many play for each side, and for how many seconds of play at most. */
export interface Strength extends Pair {
  readonly seconds: number
}
