import type { RaceGrade, RaceSession, RaceStage, RiderClass, RidingStyle } from '../markets/races/race-words.ts'
import type { Names } from '../model/names.ts'

/** All that players see of a race beside its prices. Nothing of it is bet on by itself. */
export interface RaceCard {
  readonly track: Names
  readonly grade: RaceGrade
  readonly session: RaceSession
  /** Day of the meeting, from 1. */
  readonly day: number
  /** Number of the race on its day, from 1. */
  readonly number: number
  readonly stage: RaceStage
  readonly trackMetres: number
  readonly distanceMetres: number
  readonly laps: number
  /** Line-ups, each from its leader to its last rider, by number. */
  readonly lines: readonly (readonly number[])[]
  /** By number. */
  readonly riders: readonly CardRider[]
  /** Null until it is confirmed. */
  readonly result: RaceCardResult | null
}

export interface CardRider {
  readonly number: number
  readonly bracket: number
  readonly name: Names
  readonly region: Names
  readonly class: RiderClass
  readonly style: RidingStyle
  readonly term: number
  /** Racing score in hundredths. */
  readonly score: number
  /** Places of the last races, newest first; null where the rider was not placed. */
  readonly form: readonly (number | null)[]
  /** Announced by now: does not start. */
  readonly nonStarter: boolean
}

export interface RaceCardResult {
  /** Best first; who is not placed comes last. */
  readonly finish: readonly {
    readonly number: number
    readonly place: number | null
    readonly mishap: 'disqualified' | 'fell' | 'nonStarter' | null
    /** How the first and the second rode. */
    readonly technique: RidingStyle | null
  }[]
}

/** A day of a meeting with its races. */
export interface RaceMeeting {
  readonly tournament: string
  readonly track: Names
  readonly grade: RaceGrade
  readonly session: RaceSession
  /** Day of the meeting, from 1. */
  readonly day: number
  readonly races: readonly MeetingRace[]
}

export interface MeetingRace {
  readonly event: string
  readonly number: number
  readonly stage: RaceStage
  /** Epoch milliseconds. */
  readonly startsAt: number
  /** Numbers of those in the first three places, best first, and how the winner won; null until it is confirmed. */
  readonly result: { readonly first: readonly number[]; readonly technique: RidingStyle | null } | null
}
