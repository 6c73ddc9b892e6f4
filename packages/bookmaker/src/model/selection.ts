import type { Sport } from './sports.ts'

/** One outcome of one line of one event, as a text: `<event urn>/<market key>/<outcome>`; the market key is its id with the sorted specifiers (`18|total=2.5`). */
export type SelectionId = string

/** Part of an event that a bet keeps, so that its player still sees it once the book has forgotten the event. */
export interface EventAbout {
  readonly sport: Sport
  /** The ids of both sides of a match, home first; none for what has more than two. */
  readonly competitors: readonly string[]
}
