import type { EventPlay, PlayMoment } from '../../../markets/event-play.ts'
import type { Rates } from '../../../pricing/model.ts'
import type { Draw } from '../draw.ts'
import type { SquadPlayer } from '../squads.ts'
import type { Timeline } from '../timeline.ts'

/**
 * What is shown of a match beside its record, which nothing is settled on: drawn from the finished timeline with a draw of its own, so that the match is the same without it.
 * At every second it agrees with the record, its counts never fall, and it shows nothing that has not happened yet.
 */
export interface Story {
  /** What happens beside the record in the whole match, in the order of time. */
  readonly moments: readonly StoryMoment[]
  /** Who has each card of the record, where that does not say it. */
  readonly cards?: readonly (string | null)[]
  /** What stands so many real seconds after the start, breaks included; what is left out is as in `noShown`. */
  at(second: number): Partial<Shown & Pick<EventPlay, 'within'>>
}

export type Shown = Pick<
  EventPlay,
  'figures' | 'ball' | 'pressure' | 'strength' | 'atBat' | 'drive' | 'maps' | 'rounds'
>
export const noShown: Shown = {
  figures: [],
  ball: null,
  pressure: [],
  strength: null,
  atBat: null,
  drive: null,
  maps: [],
  rounds: [],
}

/** The score and the part are those of the record at that second; players are given by their ids. */
export interface StoryMoment extends Pick<PlayMoment, 'kind' | 'side' | 'minute'> {
  /** Real seconds since the start of the match. */
  readonly second: number
  readonly player: string | null
  readonly other: string | null
  /** Points it brought: it stands in place of the points that the record has of that side at that second. */
  readonly points?: number
}

/** What a story is drawn from. */
export interface ToldMatch {
  readonly timeline: Timeline
  readonly rates: Rates
  /** Of both sides, in the order of their line-ups; empty where none are named. */
  readonly players: readonly SquadPlayer[]
  /** The story's own. */
  readonly draw: Draw
}
