import type { Names } from '../model/names.ts'
import type { Pair, Side, Within } from './match.ts'

export const momentKinds = ['goal', 'points', 'yellow', 'red', 'corner', 'part', 'ended', 'abandoned'] as const

/** Something that happened in a match. */
export interface PlayMoment {
  readonly kind: (typeof momentKinds)[number]
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
}

/** A set, a quarter, an inning: its own score, and its number from 1. */
export type PlayPart = Pair & { readonly number: number }

/** Limit of one match; no match has more. */
export const mostParts = 60

/** A match as it is played, as far as a feed tells it. Nothing is settled on it. */
export interface EventPlay {
  /** The last ones, newest first. */
  readonly moments: readonly PlayMoment[]
  /** Every part that has begun, in order; at most `mostParts`. The last one is `part`. */
  readonly parts: readonly PlayPart[]
  readonly part: PlayPart | null
  readonly within: Within | null
}
