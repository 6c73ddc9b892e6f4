import type { Match } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import type { Distribution } from '../distribution.ts'
import { findRoot } from '../find-root.ts'
import { newton } from '../newton.ts'
import { type FootballRates, footballChances, usualRates } from './football.ts'

/** Chances of a football match, from 0 to 1; `total` is a half line, such as 2.5. */
export interface KnownChances {
  readonly home: number
  readonly away: number
  readonly over: number
  readonly total: number
}

const most = 6 // goals of one side, on average
const near = 1e-3
/** A goal or a minute leaves too little to tell the dependence by. */
const nearInPlay = 1e-2

const before = newMatch('football')

const allGoals = [0.3, 2 * most] as const
const shares = [0.02, 0.98] as const
/** Where a search begins. */
const usual = { goals: 2.65, share: 0.5, shareOfLead: 0.4, rho: -0.05 } as const

/**
 * The rates whose score grid has these chances: goals in all by the total, their split by the two sides, the dependence of low scores by the draw that is left. In play, from the
 * state of the match, low scores are taken as independent. Null where no grid has them, to a thousandth, in play to a hundredth.
 */
export function ratesBehind(known: KnownChances, match: Match = before): FootballRates | null {
  const inPlay = match.status === 'live'
  const rates = byNewton(known, match) ?? byNestedSearch(known, match)
  const found = chancesOf(match, rates, known.total)
  const differs = (['home', 'away', 'over'] as const).some(
    (name) => Math.abs(found[name] - known[name]) > (inPlay ? nearInPlay : near),
  )
  return differs ? null : rates
}

/** Goals, split and dependence together, from those of a usual match: some twenty grids in place of hundreds. Null where that fails. */
function byNewton(known: KnownChances, match: Match): FootballRates | null {
  const inPlay = match.status === 'live'
  const misses = ([goals = 0, share = 0, rho = 0]: readonly number[]) => {
    const found = chancesOf(match, ratesOf(goals, share, rho), known.total)
    const lead = found.home - found.away - (known.home - known.away)
    const decided = found.home + found.away - (known.home + known.away)
    return inPlay ? [found.over - known.over, lead] : [found.over - known.over, lead, decided]
  }
  const start = [usual.goals, usual.share + usual.shareOfLead * (known.home - known.away), usual.rho]
  const unknowns = inPlay ? 2 : 3
  const found = newton(misses, start.slice(0, unknowns), { ranges: [allGoals, shares, rhos].slice(0, unknowns) })
  const [goals, share, rho = 0] = found ?? []
  return goals === undefined || share === undefined ? null : ratesOf(goals, share, rho)
}

function byNestedSearch(known: KnownChances, match: Match): FootballRates {
  const chancesAt = (rates: FootballRates) => chancesOf(match, rates, known.total)
  const splitFor = (goals: number, rho: number) =>
    findRoot((share) => {
      const { home, away } = chancesAt(ratesOf(goals, share, rho))
      return home - away - (known.home - known.away)
    }, shares)
  const goalsFor = (rho: number) =>
    findRoot((goals) => chancesAt(ratesOf(goals, splitFor(goals, rho), rho)).over - known.over, allGoals)
  const fitted = (rho: number) => {
    const goals = goalsFor(rho)
    return ratesOf(goals, splitFor(goals, rho), rho)
  }
  const draws = (at: number) => {
    const { home, away } = chancesAt(fitted(at))
    return home + away - (known.home + known.away)
  }
  return fitted(match.status === 'live' ? 0 : findRoot(draws, rhos))
}

/**
 * The rates whose plain Poisson grid has these chances of a result, where no chance of a total is known: the draw fixes the goals in all. Null where no grid has them, to a
 * thousandth.
 */
export function ratesOfResult({ home, away }: Pick<KnownChances, 'home' | 'away'>): FootballRates | null {
  const at = (goals: number, share: number) => chancesOf(before, ratesOf(goals, share, 0), 2.5)
  const splitFor = (goals: number) =>
    findRoot((share) => {
      const found = at(goals, share)
      return found.home - found.away - (home - away)
    }, shares)
  const goals = findRoot(
    (all) => {
      const found = at(all, splitFor(all))
      return found.home + found.away - (home + away)
    },
    [0.1, 2 * most],
  )
  const rates = ratesOf(goals, splitFor(goals), 0)
  const found = at(goals, splitFor(goals))
  return Math.abs(found.home - home) > near || Math.abs(found.away - away) > near ? null : rates
}

/** Seasons are fitted with a dependence from about −0.13 to 0; a market may lean a little beyond. */
const rhos = [-0.2, 0.1] as const

function ratesOf(goals: number, share: number, rho: number): FootballRates {
  const [home, away] = [goals * share, goals * (1 - share)]
  return { ...usualRates(home, away), home, away, rho }
}

function chancesOf(match: Match, rates: FootballRates, total: number) {
  const scores = footballChances(match, rates).of(['score'])
  return {
    home: chance(scores, (h, a) => h > a),
    away: chance(scores, (h, a) => h < a),
    over: chance(scores, (h, a) => h + a > total),
  }
}

function chance(scores: Distribution | null, holds: (home: number, away: number) => boolean): number {
  let sum = 0
  scores?.p.forEach((p, atom) => {
    if (holds(scores.home[0]?.[atom] ?? 0, scores.away[0]?.[atom] ?? 0)) sum += p
  })
  return sum
}
