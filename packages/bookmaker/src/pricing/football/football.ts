import type { Match, Pair, Side } from '../../markets/match.ts'
import { onSide, type Scope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { type Chances, certain, type Distribution, repeated } from '../distribution.ts'
import type { PlayerShare } from '../player-counts.ts'
import { cardedChances } from './carded.ts'
import { extraTime } from './cup.ts'
import { goalTimes } from './goal-times.ts'
import { type IncidentRates, incidentCounts } from './incidents.ts'
import { sidesDistribution } from './order.ts'
import { ScoreGrid } from './score-model.ts'
import { ownGoalShare, scorerChances } from './scorers.ts'
import { shotsOnTarget } from './shots.ts'
import { goalShape, sharesLeft } from './time.ts'

/** Rates of a football match. They are expected goals of the whole match, home advantage included. */
export interface FootballRates extends Pair {
  readonly rho: number
  readonly corners: IncidentRates
  readonly bookings: IncidentRates
  readonly players: readonly PlayerShare[]
  /** A cup tie goes to extra time and penalties when level. */
  readonly cup: boolean
}

/**
 * A sending-off leaves its side two thirds of its rate and gives the other five quarters, for the rest of the match:
 * Vecer, Kopriva and Ichiba 2009, "Estimating the effect of the red card in soccer".
 */
export const redCard = { own: 2 / 3, other: 5 / 4 } as const

/** Rates of corners and cards where nothing better is known: a stronger side takes more corners and is booked less (judged from the averages of European leagues). */
export function usualRates(
  home: number,
  away: number,
): Pick<FootballRates, 'corners' | 'bookings' | 'rho' | 'players' | 'cup'> {
  const lead = Math.max(-2, Math.min(2, home - away))
  return {
    rho: -0.06,
    corners: { home: 5.3 + 0.8 * lead, away: 4.8 - 0.8 * lead },
    bookings: { home: 1.9 - 0.2 * lead, away: 2.2 + 0.2 * lead },
    players: [],
    cup: false,
  }
}

/**
 * Chances of a football match at its present state, all goals from one grid (Dixon and Coles 1997): in play the rates shrink with the share of goals still to come and
 * change with sendings-off, and the correction looks at the final score, which makes the grid before the match, given what has happened, and the grid now the same.
 * Corners and bookings are counted beside it and independent of it.
 */
export function footballChances(match: Match, rates: FootballRates): Chances {
  const kept = new Map<string, Distribution | null>()
  const goals = new ScoreGrid(scoreState(match, rates))
  const corners = incidentCounts(match, 'corner', rates.corners)
  const bookings = incidentCounts(match, 'booking', rates.bookings)
  const counted = match.goals?.filter(({ kind, stage }) => kind !== 'ownGoal' && stage === 'regular') ?? []
  const scorers = scorerChances(match, { players: rates.players, goals, counted, ownGoals: ownGoalShare })

  const timesOf = goalTimes(match, goals)
  const carded = cardedChances(match, rates.players, () => bookings('bookings'))

  function one(scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    if (scope === 'score') return goals.score()
    if (scope === 'score@h1') return goals.half(0)
    if (scope === 'score@h2') return goals.half(1)
    if (scope.startsWith('corner')) return corners(scope)
    if (scope.startsWith('booking') || scope === 'reds') return bookings(scope)
    if (scope === 'shotsOnTarget') return rates.players.length > 0 ? shotsOnTarget(match, rates, goals.score()) : null
    if (scope === 'method') return rates.cup ? extraTime(match, rates, goals.score()) : null
    if (scope.startsWith('cards:')) return carded(scope)
    if (scope.startsWith('minutes:') || scope.startsWith('goalTime:')) return timesOf(scope)
    if (scope.startsWith('goal#')) return orderedGoals(match, goals, scope)
    return scorers(scope)
  }

  return {
    of: (scopes) => {
      const key = scopes.length === 1 ? (scopes[0] ?? '') : scopes.join(' ')
      const before = kept.get(key)
      if (before !== undefined) return before
      const made = scopes.length === 1 ? one(scopes[0] ?? '') : jointScores(scopes, goals, one)
      kept.set(key, made)
      return made
    },
  }
}

const halfScopes = ['score@h1', 'score@h2', 'score']

/** Scopes of scores together come from both halves at once; the same scope twice is one. */
function jointScores(
  scopes: readonly Scope[],
  goals: ScoreGrid,
  one: (scope: Scope) => Distribution | null,
): Distribution | null {
  if (new Set(scopes).size === 1) {
    const found = one(scopes[0] ?? '')
    return found && repeated(found, scopes.length)
  }
  const places = scopes.map((scope) => halfScopes.indexOf(scope))
  if (places.includes(-1)) return null
  const both = goals.halves()
  return { p: both.p, home: places.map((n) => both.home[n] ?? []), away: places.map((n) => both.away[n] ?? []) }
}

/** The state of a match for the score grid: goals by half, shares left after sendings-off. */
export function scoreState(match: Match, { home, away, rho }: FootballRates) {
  const half = (side: Side, number: number) =>
    match.periods.find(({ stage, number: n }) => stage === 'regular' && n === number)?.[side] ?? 0
  const { first, second } = sharesLeft(match, goalShape)
  const strength = (side: Side) => {
    const own = sentOff(match, side)
    const other = sentOff(match, side === 'home' ? 'away' : 'home')
    return redCard.own ** own * redCard.other ** other
  }
  const left = (side: Side) => [first * strength(side), second * strength(side)] as const
  return {
    home,
    away,
    rho,
    left: { home: left('home'), away: left('away') },
    scored: {
      home: [half('home', 1), half('home', 2)] as const,
      away: [half('away', 1), half('away', 2)] as const,
    },
  }
}

function sentOff(match: Match, side: Side): number {
  return (
    match.cards?.filter(({ team, kind, stage }) => team === side && kind !== 'yellow' && stage === 'regular').length ??
    0
  )
}

/** `goal#n` and `goal#last`. Goals of regular play so far come from the periods, so that the market lives without a list of goals. */
function orderedGoals(match: Match, goals: ScoreGrid, scope: Scope): Distribution | null {
  const regular = match.periods.filter(({ stage }) => stage === 'regular')
  const soFar = regular.reduce((sum, { home, away }) => sum + home + away, 0)
  const nth = scope.slice('goal#'.length)
  if (nth !== 'last') return sidesDistribution(goals.sides(Math.max(1, Number(nth) - soFar)))
  const sides = goals.sides('last')
  const side = match.goals?.findLast(({ stage }) => stage === 'regular')?.team ?? null
  if (side === null && soFar > 0) return null
  const last = onSide(side)
  // Without another goal the last one so far stays the last.
  return sidesDistribution({
    home: sides.home + sides.none * last.home,
    away: sides.away + sides.none * last.away,
    none: last.home + last.away === 0 ? sides.none : 0,
  })
}
