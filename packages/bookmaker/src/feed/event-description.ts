import type { Outcome, Player } from '../markets/market.ts'
import type { Rider } from '../markets/races/race.ts'
import type { Category, EventEntry, SportEntry, Tournament } from '../model/hierarchy.ts'
import type { EventUrn } from '../model/urn.ts'

/** Names of an event and its place in the hierarchy. The same for as long as the event is known. */
export interface EventDescription {
  readonly event: EventEntry
  readonly tournament: Tournament
  readonly category: Category
  readonly sport: SportEntry
  /** The players whom markets on players have as outcomes; empty where a sport has none. */
  readonly players: readonly Player[]
  /** Who plays and stands in no market, such as in goal: they are found by a search. Absent: none are known. */
  readonly nonScorers?: readonly Player[]
  /** Round of a match in a league, counted from 1 in its season, and how many matches that has. Absent: the feed names none. */
  readonly round?: { readonly id: string; readonly number: number; readonly size: number }
  /** Outcomes of a special, named by staff or the feed, in their order; absent for other events. */
  readonly outcomes?: readonly Outcome[]
  /** Riders of a race, by number, as its outcomes name them; absent for other events. */
  readonly riders?: readonly Rider[]
  /**
   * Of what is no match: the ids of all tournaments and categories whose matches decide it; of a race its own. No multiple has it together with anything of those. Absent: not known, so no
   * multiple has it at all.
   */
  readonly decidedBy?: readonly string[]
}

/** Describes an event; null where nobody can: such an event is kept, but not offered. */
export type DescribeEvent = (id: EventUrn) => EventDescription | null
