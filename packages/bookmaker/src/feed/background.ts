import type { EventPlay } from '../markets/event-play.ts'
import type { Competitor } from '../model/hierarchy.ts'
import type { Names } from '../model/names.ts'
import type { EventUrn } from '../model/urn.ts'
import type { RaceCard, RaceMeeting } from './race-card.ts'

export interface PastResult {
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly home: Competitor
  readonly away: Competitor
  readonly score: { readonly home: number; readonly away: number }
  readonly winner: 'home' | 'away' | 'draw'
  /** The winning technique of sumo; null elsewhere, and where it is not known. */
  readonly technique: Names | null
}

/** A wrestler in the tournament that is fought: the rank, and the bouts so far, oldest first. */
export interface InTournament {
  readonly rank: Names
  readonly bouts: readonly PastResult[]
}

/** A side's season so far. */
export interface Standing {
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

/** Background of a match. Nothing is bet on it. */
export interface EventBackground {
  /** Table of its competition, best first. */
  readonly table: readonly (Standing & { readonly team: Competitor })[]
  /** The last matches of each side, newest first. */
  readonly form: { readonly home: readonly PastResult[]; readonly away: readonly PastResult[] }
  /** The last matches between the two, newest first. */
  readonly meetings: readonly PastResult[]
  /** Both wrestlers in their tournament; null in every other sport. */
  readonly tournament: { readonly home: InTournament; readonly away: InTournament } | null
  /** From the goal forwards; null in sports without. */
  readonly lineUps: { readonly home: readonly Names[]; readonly away: readonly Names[] } | null
}

/** Histories that a feed has of matches and races beside prices and results; each null for an event that it has none of. */
export interface EventHistory {
  /** May take a while, in which the event loop goes on. */
  background(id: EventUrn): Promise<EventBackground | null>
  play(id: EventUrn): EventPlay | null
  /** Only the part that is played and what stands in it: for lists of many matches. */
  inner(id: EventUrn): Pick<EventPlay, 'part' | 'within'> | null
  /** Null for what is no race, and for one that is not offered yet. */
  race(id: EventUrn): RaceCard | null
  /** Meetings that take bets or have just ended, by start; empty where there are no races. */
  meetings(): readonly RaceMeeting[]
}
