import type { LegResult } from '../model/leg-result.ts'
import type { Names } from '../model/names.ts'
import type { Specifiers } from '../model/specifiers.ts'
import type { Sport } from '../model/sports.ts'
import type { Match } from './match.ts'
import type { Scope } from './scope.ts'

/**
 * One kind of market: what can be bet on, how it is called, and how it is graded.
 * Ids of markets and outcomes are the numbers of the unified odds feed, so that a bought feed and our own prices speak of the same thing;
 * outcomes that the feed lists by variant (exact goals, sets, winning methods) carry ids of our own that begin with the variant.
 */
export interface MarketDefinition {
  readonly id: number
  readonly sports: readonly Sport[]
  /** The name as a template: `{total}`, `{hcp}`, `{+hcp}`, `{-hcp}`, `{!goalnr}` (ordinal), `{$competitor1}`, `{$competitor2}`. */
  readonly name: Names
  /** The specifiers a line of this market has; a line with others, or with a value out of shape, has no outcomes. */
  readonly specifiers: readonly string[]
  /** The groups by which a bet stop names it. */
  readonly groups: readonly StopGroup[]
  /** True when the outcomes are the players of the event. */
  readonly byPlayer: boolean
  /** Returns the counts of the line and how they decide its outcomes; null when the specifiers do not fit. Price and settlement both come from it. */
  readonly pieces: (specifiers: Specifiers, players?: readonly Player[]) => readonly Piece[] | null
  /** The outcomes of the line, in the order of showing; null when the specifiers do not fit. Markets on players take the players of the event. */
  readonly outcomes: (specifiers: Specifiers, players?: readonly Player[]) => readonly Outcome[] | null
  /**
   * The results of the outcomes that are decided by now; an outcome that is still open is absent, and nothing that is present changes while the record grows.
   * An abandoned match grades what was decided before and voids the rest; a cancelled one voids all. Empty when the specifiers do not fit or nobody records the counts.
   */
  readonly grade: (match: Match, specifiers: Specifiers, players?: readonly Player[]) => Grades
}

export type Grades = Readonly<Record<string, LegResult>>

export interface Outcome {
  readonly id: string
  readonly name: Names
}

/** A player of one of the two sides; `id` is the outcome's id on markets of players. */
export interface Player {
  readonly id: string
  readonly team: 'home' | 'away'
  readonly name: Names
}

/** Outcomes that are decided together: the cases of the parts, multiplied out, say what becomes of each outcome. */
export interface Piece {
  readonly outcomes: readonly Outcome[]
  readonly parts: readonly Part[]
  /** One row for each combination of cases (the last part runs fastest), one result for each outcome. */
  readonly results: readonly (readonly LegResult[])[]
}

export interface Part {
  readonly scope: Scope
  readonly sort: Sort
}

/** Puts every final count of a scope into one of `size` cases, numbered from 0. */
export interface Sort {
  readonly size: number
  /** The side of a count that decides its case: the sum of both sides, home's lead, one side, or nothing less than the pair. */
  readonly reads: 'both' | 'lead' | 'home' | 'away' | 'pair'
  readonly caseOf: (home: number, away: number) => number
  /** The cases that are still possible from counts that only grow. */
  readonly open: (home: number, away: number) => readonly number[]
}

export const stopGroups = [
  'all',
  'score',
  'regular_play',
  '1st_half',
  '2nd_half',
  'combo',
  'scorers',
  'player_props',
  'corners',
  'bookings',
  'incl_ot',
  'incl_ot_and_pen',
  'incl_ei',
  'cup_tie',
  'quarter',
  'period',
  'inning',
  '5_innings',
  'set',
  'game',
  'map',
] as const
export type StopGroup = (typeof stopGroups)[number]
