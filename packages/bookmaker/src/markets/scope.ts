import type { MatchSport } from '../model/sports.ts'
import { type Match, type Pair, type Period, type PlayerCountKind, playerCountKinds, type Side } from './match.ts'

/**
 * What a market counts, as a pair of numbers for home and away:
 * - `score` goals, runs, points or games of regular play · `score+overtime` extra time and extra innings included · `score+shootout` a shoot-out counts one goal for its winner
 * - `score@h1`, `score@h2` halves · `score@3` the third quarter, set, inning, map · `score@1-5` the first five innings
 * - `score:total` the sum on home's side, `score:margin` the lead on the leader's side, `score:home` and `score:away` one side alone: all that long matches of sets are asked for
 * - `corners`, `bookings`, `reds` of regular play, also `@h1` · `sets` sets or maps won
 * - `goal#2` the second goal of regular play (1:0 home, 0:1 away, 0:0 none), `goal#last`; likewise `corner#`, `booking#`; `scored#` leaves own goals out
 * - `minutes:1-15` the goals of these minutes · `goalTime:15#2` on home's side the interval of so many minutes that the second goal falls into, from 1, one more than there are for none
 * - `winner` 1:0, 0:1, or 0:0 for a draw · `method` who won and how: the number of the method in `winMethods`, from 1, on the winner's side · `ended` the period or round it ended in on the winner's side, 0:0 for a draw · `technique` the number of the winning technique of sumo on the winner's side, from 1, one more than there are for one that is not listed · `rounds` the round a bout ends in, on home's side for either winner
 * - `rounds@2:1-12` of the second map of e-sports the rounds that each side won among these · `race@2:10` who first won so many of its rounds · `kills@2` the kills of both sides, on home's side
 * - `aces` and `doubleFaults` of tennis, both sides on home's side · `aces:home`, `aces:away` of one side · `aces:lead` of each side, of which only the lead counts
 * - `goals:<player>` the player's goals : 1 when the player took part · `scorer#1:<player>` 1:0 scored that goal, 0:1 took no part before it, 0:0 neither; `scorer#last:<player>`; `goals+overtime:`, `scorer+overtime#` and `scored+overtime#` count extra time as well
 * - `cards:<player>` the player's cards in regular play : 1 when the player took part
 * - `shotsOnTarget` of regular play, those of a side's players
 * - `points:<player>` and the other counts of one player (`playerCountKinds`), overtime included but in football : 1 when the player took part
 */
export type Scope = string

/** `open`: may still change. `final`: stands. `stopped`: play ended before it was complete, what is not decided is void. */
export interface Tally extends Pair {
  readonly state: 'open' | 'final' | 'stopped'
}

/** Regular periods of a sport that always plays them all; null where sets, maps or rounds are played until somebody has won. */
export const regularPeriods: Readonly<Record<MatchSport, number | null>> = {
  football: 2,
  rugby: 2,
  iceHockey: 3,
  basketball: 4,
  americanFootball: 4,
  baseball: 9,
  tennis: null,
  volleyball: null,
  tableTennis: null,
  mma: null,
  sumo: null,
  esports: null,
}

const serveScopes = ['aces', 'aces:lead', 'aces:home', 'aces:away', 'doubleFaults'] as const
export type ServeScope = (typeof serveScopes)[number]

export const isServeScope = (scope: Scope): scope is ServeScope => (serveScopes as readonly string[]).includes(scope)

/** True if a scope counts goals, corners or cards one by one. */
export const isOfIncidents = (scope: Scope): boolean =>
  scope.includes('#') || /^(goals|goals\+overtime|cards):/.test(scope)

/** A count of one player that a scope asks for. */
export interface OfPlayer {
  readonly kind: PlayerCountKind
  readonly player: string
}

/** Returns the count of a player that a scope asks for; null for any other scope. */
export function countOfPlayer(scope: Scope): OfPlayer | null {
  const colon = scope.indexOf(':')
  const kind = colon === -1 ? undefined : playerCountKinds.find((one) => one === scope.slice(0, colon))
  return kind === undefined ? null : { kind, player: scope.slice(colon + 1) }
}

/** The span of periods a scope names, as [first, last]; null for all of them. */
export function periodsOf(scope: Scope, sport: MatchSport): readonly [number, number] | null {
  const part = scope.split('@')[1]
  if (part === undefined) return null
  const half = (regularPeriods[sport] ?? 2) / 2
  if (part === 'h1') return [1, half]
  if (part === 'h2') return [half + 1, half * 2]
  const [first, last] = part.split('-').map(Number)
  return [first ?? 0, last ?? first ?? 0]
}

/** True when the event is over in whatever way: nothing more will be counted. */
export function isOver(match: Match): boolean {
  return match.status === 'ended' || match.status === 'abandoned' || match.status === 'cancelled'
}

/** True when play was complete: an ended event that nobody retired from. */
export function isComplete(match: Match): boolean {
  return match.status === 'ended' && match.decision?.by !== 'retirement'
}

export function sum(items: readonly Pair[]): { home: number; away: number } {
  let home = 0
  let away = 0
  for (const item of items) {
    home += item.home
    away += item.away
  }
  return { home, away }
}

/** The periods of regular play that `span` covers, and whether they have all been played to their end. */
export function span(match: Match, periods: readonly [number, number] | null): { periods: Period[]; done: boolean } {
  const regular = match.periods.filter(({ stage }) => stage === 'regular')
  const planned = regularPeriods[match.sport]
  const beyond = match.periods.some(({ stage }) => stage !== 'regular')
  if (periods === null) {
    const ended = planned !== null && regular.filter((period) => period.ended).length >= planned
    return { periods: regular, done: ended || beyond || isComplete(match) }
  }
  const [first, last] = periods
  const inside = regular.filter(({ number }) => number >= first && number <= last)
  const lastOne = inside.find(({ number }) => number === last)
  return { periods: inside, done: lastOne !== undefined && (lastOne.ended || isComplete(match)) }
}

/** A tally from a count that is complete when `done`. */
export function tally(pair: Pair, done: boolean, match: Match): Tally {
  return { home: pair.home, away: pair.away, state: done ? 'final' : isOver(match) ? 'stopped' : 'open' }
}

/** 1 on the side, 0 on the other. */
export function onSide(side: Side | 'draw' | null, value = 1): Pair {
  return { home: side === 'home' ? value : 0, away: side === 'away' ? value : 0 }
}

/** The number that the scopes `score:…` make of a score, as one number: the sum, home's lead (below zero for away), or one side. */
export const projections = {
  'score:total': (home: number, away: number) => home + away,
  'score:margin': (home: number, away: number) => home - away,
  'score:home': (home: number) => home,
  'score:away': (_: number, away: number) => away,
} as const satisfies Readonly<Record<string, (home: number, away: number) => number>>
export type Projection = keyof typeof projections

/** The pair of counts for a projected number. */
export function unproject(scope: Projection, value: number): Pair {
  if (scope === 'score:away' || (scope === 'score:margin' && value < 0)) return { home: 0, away: Math.abs(value) }
  return { home: value, away: 0 }
}
