import { ScoreGrid } from '../football/score-model.ts'
import type { Judged } from './accuracy.ts'
import {
  type FitOptions,
  fitDixonColes,
  matchesToFit,
  type PlayedMatch,
  ratesBy,
  type TeamRatings,
} from './dixon-coles-fit.ts'
import { eloChances, eloChange } from './elo.ts'

/** The chances of every score of a match by its rates. */
function scoreChances(home: number, away: number, rho: number) {
  const whole = { home: [0, 1], away: [0, 1] } as const
  return new ScoreGrid({ home, away, rho, left: whole, scored: { home: [0, 0], away: [0, 0] } }).score()
}

/** Forecasts [home, draw, away] of a match by rates. */
export function resultChances(home: number, away: number, rho: number): readonly [number, number, number] {
  const score = scoreChances(home, away, rho)
  const sums: [number, number, number] = [0, 0, 0]
  score.p.forEach((chance, atom) => {
    const margin = (score.home[0]?.[atom] ?? 0) - (score.away[0]?.[atom] ?? 0)
    sums[margin > 0 ? 0 : margin === 0 ? 1 : 2] += chance
  })
  return sums
}

const placeOf = ({ homeGoals, awayGoals }: PlayedMatch) => (homeGoals > awayGoals ? 0 : homeGoals === awayGoals ? 1 : 2)

/** Walks forward: every match from `from` on is forecast by ratings fitted to what was played before it, refitted every `everyDays`; matches before which too little was played are left out. */
export function walkForward(
  matches: readonly PlayedMatch[],
  from: number,
  options: FitOptions & { readonly everyDays?: number },
): readonly Judged[] {
  const sorted = matches.toSorted((one, other) => one.day - other.day)
  let fitted = { day: Number.NEGATIVE_INFINITY, ratings: null as ReturnType<typeof fitDixonColes> | null }
  return sorted.flatMap((match) => {
    if (match.day < from) return []
    if (fitted.ratings === null || match.day - fitted.day >= (options.everyDays ?? 7)) {
      const before = sorted.filter(({ day }) => day < match.day)
      if (before.length < matchesToFit(before)) return []
      fitted = { day: match.day, ratings: fitDixonColes(before, options) }
    }
    if (fitted.ratings === null) return []
    const { home, away } = ratesBy(fitted.ratings, match.home, match.away)
    return [{ forecast: resultChances(home, away, fitted.ratings.rho), outcome: placeOf(match) }]
  })
}

/** The same with Elo ratings that begin level. */
export function walkForwardElo(matches: readonly PlayedMatch[], from: number): readonly Judged[] {
  const ratings = new Map<string, number>()
  const rating = (team: string) => ratings.get(team) ?? 1500
  return matches
    .toSorted((one, other) => one.day - other.day)
    .flatMap((match) => {
      const outcome = placeOf(match)
      const forecast = eloChances(rating(match.home), rating(match.away))
      const change = eloChange(rating(match.home), rating(match.away), outcome === 0 ? 1 : outcome === 1 ? 0.5 : 0)
      ratings.set(match.home, rating(match.home) + change)
      ratings.set(match.away, rating(match.away) - change)
      return match.day < from ? [] : [{ forecast, outcome }]
    })
}

/** Every match from `from` on is forecast by the shares of wins, draws and defeats of home before that day: what any forecast has to beat. Needs a match before it (RangeError). */
export function forecastByShares(matches: readonly PlayedMatch[], from: number): readonly Judged[] {
  const before = matches.filter(({ day }) => day < from).map(placeOf)
  if (before.length === 0) throw new RangeError('no match before the first forecast')
  const forecast = [0, 1, 2].map((place) => before.filter((came) => came === place).length / before.length)
  return matches.filter(({ day }) => day >= from).map((match) => ({ forecast, outcome: placeOf(match) }))
}

/**
 * The same fixtures played again: results drawn by the chances of the ratings, each beside the forecast that knows these chances. Fits held against them show how good a forecast
 * of such matches can be at best. `random` gives numbers from 0 to 1, one for each match.
 */
export function playAgain(
  matches: readonly Pick<PlayedMatch, 'home' | 'away' | 'day'>[],
  ratings: Pick<TeamRatings, 'level' | 'advantage' | 'rho' | 'attack' | 'defence'>,
  random: () => number,
): readonly { readonly match: PlayedMatch; readonly judged: Judged }[] {
  return matches.map(({ home, away, day }) => {
    const rates = ratesBy(ratings, home, away)
    const score = scoreChances(rates.home, rates.away, ratings.rho)
    let at = random()
    const atom = score.p.findIndex((chance) => {
      at -= chance
      return at < 0
    })
    const match = { home, away, day, homeGoals: score.home[0]?.[atom] ?? 0, awayGoals: score.away[0]?.[atom] ?? 0 }
    return {
      match,
      judged: { forecast: resultChances(rates.home, rates.away, ratings.rho), outcome: placeOf(match) },
    }
  })
}
