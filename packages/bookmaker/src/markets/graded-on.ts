import type { Names } from '../model/names.ts'
import type { Specifiers } from '../model/specifiers.ts'
import type { Sport } from '../model/sports.ts'
import type { MarketDefinition, Player } from './market.ts'
import type { Match, Pair, Period, Side, WinMethod } from './match.ts'
import { countOfPlayer, isOfIncidents, isOver, periodsOf, projections, type Scope, span } from './scope.ts'
import { tallyOf } from './tally.ts'

/** Basis on which a selection was graded, as it stood when it was settled. Plain data: it is kept with the result. */
export interface GradedOn {
  readonly counts: readonly GradedCount[]
  /** Goals, corners or cards, where one of them decided; in their order. */
  readonly moments: readonly GradedMoment[]
  readonly decision: {
    readonly winner: Side | 'draw'
    readonly by: WinMethod
    readonly period: number
    readonly technique?: string
  } | null
  /** Play was not complete. */
  readonly brokenOff: boolean
  /** The outcomes of the market that won, where nothing is counted. */
  readonly winners: readonly Names[]
}

/** Count of a scope at that time: for sets, quarters and innings with the score of each, of a player with the name. */
export interface GradedCount extends Pair {
  readonly scope: Scope
  readonly parts: readonly Pair[]
  readonly player?: Names
}

export interface GradedMoment {
  readonly kind: 'goal' | 'corner' | 'card'
  readonly side: Side
  readonly minute: number
  readonly player: Names | null
  /** From 1, among those of its kind. */
  readonly number: number
}

/** The most winners that are named. */
const mostWinners = 8
const mostMoments = 30

export const onlyWinners = (winners: readonly Names[]): GradedOn | null =>
  winners.length === 0
    ? null
    : { counts: [], moments: [], decision: null, brokenOff: false, winners: winners.slice(0, mostWinners) }

interface Graded {
  readonly market: MarketDefinition
  readonly specifiers: Specifiers
  readonly outcome: string
  readonly players: readonly Player[]
}

/** Returns the part of a record that decides an outcome; null where nothing is counted for it. */
export function gradedOn({ market, specifiers, outcome, players }: Graded, match: Match): GradedOn | null {
  const scopes = scopesOf({ market, specifiers, outcome, players })
  const counts = scopes.flatMap((scope) => countOf(match, scope, players) ?? [])
  const moments = scopes.flatMap((scope) => momentsOf(match, scope, players)).slice(0, mostMoments)
  const decided = scopes.some((scope) => ['winner', 'method', 'technique', 'ended', 'rounds'].includes(scope))
  const { decision } = match
  const isIncident = scopes.some(isOfIncidents)
  if (counts.length === 0 && !isIncident && !(decided && decision)) return null
  return {
    counts,
    moments,
    winners: [],
    decision: decided && decision ? { ...decision } : null,
    brokenOff: isOver(match) && (match.status !== 'ended' || decision?.by === 'retirement'),
  }
}

/** The same where a feed tells only the score of the match; null for markets that count anything else. */
export function gradedOnScore(
  graded: Graded,
  { sport, phase, score }: { readonly sport: Sport; readonly phase: string; readonly score: Pair },
): GradedOn | null {
  const scopes = scopesOf(graded)
  if (scopes.length === 0 || !scopes.every((scope) => isCountedByScore(scope, { sport, phase }))) return null
  const { home, away } = score
  const [scope = 'score'] = scopes
  return { counts: [{ scope, home, away, parts: [] }], moments: [], decision: null, brokenOff: false, winners: [] }
}

/** In these the score counts sets or maps. */
export const countsSets: readonly Sport[] = ['tennis', 'volleyball', 'tableTennis', 'esports']
/** In these the score has more than regular play. */
const beyondRegular: readonly string[] = [
  'extraTime',
  'penalties',
  'endedAfterExtraTime',
  'endedAfterPenalties',
  'other',
]

/** True if a scope counts the score of the match. */
export function isCountedByScore(
  scope: Scope,
  { sport, phase }: { readonly sport: Sport; readonly phase: string },
): boolean {
  if (countsSets.includes(sport)) return scope === 'sets' || scope === 'winner'
  if (phase === 'penalties' || phase === 'endedAfterPenalties') return false
  if (scope === 'score') return !beyondRegular.includes(phase)
  return scope === 'score+overtime' || scope === 'score+shootout'
}

function scopesOf({ market, specifiers, outcome, players }: Graded): Scope[] {
  const piece = market.pieces(specifiers, players)?.find(({ outcomes }) => outcomes.some(({ id }) => id === outcome))
  return [...new Set(piece?.parts.map(({ scope }) => scope))]
}

function countOf(match: Match, scope: Scope, players: readonly Player[]): GradedCount | null {
  if (isOfIncidents(scope) || ['method', 'technique', 'ended', 'rounds'].includes(scope)) return null
  if (scope === 'winner') return countsSets.includes(match.sport) ? countOf(match, 'sets', players) : null
  // a projection keeps one number of the score; players are shown both
  if (scope in projections) return countOf(match, 'score', players)
  const counted = tallyOf(match, scope)
  if (counted === null) return null
  const { home, away } = counted
  const ofPlayer = countOfPlayer(scope)
  if (!ofPlayer) return { scope, home, away, parts: partsOf(match, scope) }
  const name = players.find(({ id }) => id === ofPlayer.player)?.name
  return name
    ? { scope, home, away, parts: [], player: { ja: name.ja, en: name.en } }
    : { scope, home, away, parts: [] }
}

/** Each part that a scope covers, where a player follows a match by them. */
function partsOf(match: Match, scope: Scope): Pair[] {
  if (match.sport === 'football' || match.sport === 'rugby') return []
  const pairs = periodsIn(match, scope).map(({ home, away }) => ({ home, away }))
  return pairs.length > 1 ? pairs : []
}

function periodsIn(match: Match, scope: Scope): readonly Period[] {
  if (scope === 'sets') return match.periods
  if (scope === 'score+overtime' || scope === 'score+shootout')
    return match.periods.filter(({ stage }) => stage !== 'shootout')
  return scope.startsWith('score') ? span(match, periodsOf(scope, match.sport)).periods : []
}

/** The goals of scorers; of `goal#2` and the like the one it names. */
function momentsOf(match: Match, scope: Scope, players: readonly Player[]): GradedMoment[] {
  if (!isOfIncidents(scope)) return []
  const kind = scope.startsWith('corner') ? 'corner' : /^(booking|cards)/.test(scope) ? 'card' : 'goal'
  const listed = kind === 'corner' ? match.corners : kind === 'card' ? match.cards : match.goals
  const toTheEnd = scope.includes('+overtime')
  const counted = (listed ?? []).filter(({ stage }) => toTheEnd || stage === 'regular')
  const all = counted.map((incident, at): GradedMoment => {
    const { team: side, minute } = incident
    const player = 'player' in incident ? incident.player : null
    const name = players.find(({ id }) => id === player)?.name ?? null
    return { kind, side, minute, player: name && { ja: name.ja, en: name.en }, number: at + 1 }
  })
  if (/^(goals|scorer|scored|cards)[+#:]/.test(scope)) return all
  const [, number] = scope.split('#')
  return number === 'last' ? all.slice(-1) : all.slice(Number(number) - 1, Number(number))
}
