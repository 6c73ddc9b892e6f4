import type { MatchSport } from '../model/sports.ts'

/**
 * The record of what has happened in one event of two sides, as far as it is known: the one thing that markets are graded on.
 * It is plain data (JSON), it only grows while an event runs, and it holds nothing that a market could not be settled on.
 * A list that nobody records for this event (corners of a small league) is null, never empty; markets on it are then not offered.
 */
export interface Match {
  readonly sport: MatchSport
  readonly status: MatchStatus
  /** The longest possible number of sets, maps, games or rounds (3 or 5 sets in tennis, 7 in table tennis, 3 or 5 rounds in MMA, 1 in sumo); null where a clock or a fixed number of innings ends the play. */
  readonly bestOf: number | null
  /** Playing time since the start in seconds, stoppage left out (2700 at the end of a first half of football); null where no clock runs. Extra time goes on from 5400. */
  readonly clockSeconds: number | null
  /** Seconds played beyond the regular length of the current half (the 2:13 of 90+2:13); 0 elsewhere. */
  readonly stoppageSeconds: number
  /** In order of play, each with its own score only. A period is listed as soon as it begins. */
  readonly periods: readonly Period[]
  /** Football and ice hockey: in the order in which they counted, goals of extra time included, shoot-outs left out. A goal that is taken back leaves the list. */
  readonly goals: readonly Goal[] | null
  readonly cards: readonly Card[] | null
  readonly corners: readonly Corner[] | null
  /** Who took part. Null: not recorded; markets on players are then not settled by themselves. */
  readonly appearances: readonly Appearance[] | null
  /** Counts of single players, overtime included but in football, by what is counted and then by the player's id; who has none is absent. Null: nobody records them. */
  readonly playerCounts: PlayerCounts | null
  /** E-sports: the rounds of all maps, in their order. Null: nobody records them. */
  readonly rounds: readonly RoundOfMap[] | null
  /** Tennis: aces and double faults of each side. Null: nobody counts them. */
  readonly serves: Readonly<Record<'aces' | 'doubleFaults', Pair>> | null
  /** Score inside the period being played, where a sport has it. */
  readonly within: Within | null
  /** Who won in the end and how; null while open. A tie broken after regular play (extra time, shoot-out, extra innings) has its winner here, the level score stays in the periods. */
  readonly decision: Decision | null
}

export type Side = 'home' | 'away'

/** A number for each side: goals, points, sets, games, corners. */
export type Pair = Readonly<Record<Side, number>>

/** `ended`: regular play and all that follows it is over and the result stands. `abandoned`: stopped and not resumed; what was decided before stands. */
export type MatchStatus = 'notStarted' | 'live' | 'ended' | 'abandoned' | 'cancelled' | 'postponed'

/**
 * One part of an event with the score made in it:
 * football and rugby halves · basketball and American football quarters · ice hockey thirds · baseball innings (10 and later are `overtime`) · tennis sets, scored in games ·
 * volleyball and table tennis sets, scored in points · e-sports maps, scored in rounds (1:0 where a map has no rounds) · MMA rounds and the sumo bout, 0:0, the decision says who won.
 * `overtime`: extra time and extra innings. `shootout`: the penalties scored.
 */
export interface Period extends Pair {
  readonly stage: Stage
  /** From 1 within its stage. */
  readonly number: number
  readonly ended: boolean
}
export type Stage = 'regular' | 'overtime' | 'shootout'

interface Incident {
  readonly team: Side
  readonly stage: Stage
  /** The period's number within its stage. */
  readonly period: number
  /** The minute of play as it is written, from 1; stoppage counts in the last minute of its half (45, 90). */
  readonly minute: number
}

/** `team` is the side the goal counts for, also for an own goal, which counts for no scorer. */
export interface Goal extends Incident {
  readonly player: string | null
  readonly kind: 'play' | 'penalty' | 'freeKick' | 'header' | 'ownGoal'
}

/** `secondYellow` sends off after a yellow card that is listed itself. */
export interface Card extends Incident {
  readonly player: string | null
  readonly kind: 'yellow' | 'secondYellow' | 'red'
}

/** A corner that was taken. */
export type Corner = Incident

export interface Appearance {
  readonly player: string
  readonly team: Side
  /** The minute the player came on; 0 for who was named before the start. */
  readonly from: number
}

/**
 * Basketball: `points` made, of them baskets of three (`threes`), `rebounds` and `assists`. Baseball: `runsBattedIn`, of which some are `homeRuns`, and `hits`, by one of which each run is batted in.
 * Football: `shotsOnTarget` of regular play, goals among them but not own goals.
 */
export const playerCountKinds = [
  ...(['points', 'runsBattedIn', 'homeRuns', 'hits'] as const),
  ...(['threes', 'rebounds', 'assists', 'shotsOnTarget'] as const),
] as const
export type PlayerCountKind = (typeof playerCountKinds)[number]
export type PlayerCounts = Readonly<Partial<Record<PlayerCountKind, Readonly<Record<string, number>>>>>

/** `serving`: who serves the next point. `points`: points won in the tennis game or tie-break being played, by count (40:15 is 3:1). Baseball: `batting`, `outs` and the occupied bases of the half-inning. */
export interface Within {
  readonly serving: Side | null
  readonly points: Pair | null
  readonly batting: Side | null
  readonly outs: number
  readonly bases: readonly [boolean, boolean, boolean]
}

/** A round of a map of e-sports: who won it, and how many each side killed. */
export interface RoundOfMap {
  readonly map: number
  readonly winner: Side
  readonly kills: Pair
}

export const winMethods = [
  'regular',
  'overtime',
  'shootout',
  'knockout',
  'submission',
  'points',
  'disqualification',
  'retirement',
  'walkover',
] as const
export type WinMethod = (typeof winMethods)[number]

export interface Decision {
  readonly winner: Side | 'draw'
  /** `regular` wherever play simply ended. MMA: knockout (also when the doctor or the corner stops it), submission, points, disqualification. `retirement`: play was not complete; `walkover`: there was none. */
  readonly by: WinMethod
  /** The period or round it ended in, from 1. */
  readonly period: number
  /** Sumo: the winning technique, as `techniques` has it or as its feed names it. Absent where nobody records it. */
  readonly technique?: string
}
