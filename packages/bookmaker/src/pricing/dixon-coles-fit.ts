import { maximise } from './maximise.ts'
import { dixonColes } from './score-model.ts'

/** A match that has been played. `day` counts days from any beginning. */
export interface PlayedMatch {
  readonly home: string
  readonly away: string
  readonly homeGoals: number
  readonly awayGoals: number
  readonly day: number
}

/** Strengths on the log scale: log rate of home = level + advantage + attack(home) − defence(away), of away without the advantage. Attacks and defences each average 0. */
export interface TeamRatings {
  readonly level: number
  readonly advantage: number
  readonly rho: number
  readonly attack: ReadonlyMap<string, number>
  readonly defence: ReadonlyMap<string, number>
  readonly logLikelihood: number
}

export interface FitOptions {
  /** The weight of a match is exp(−decay × days before the last one); useful between .001 and .003, 0 weighs all alike. */
  readonly decay?: number
  /** Pulls strengths towards the average: a penalty of ridge × square for each; 0 is plain maximum likelihood. */
  readonly ridge?: number
  /** False leaves the dependence of low scores out (plain Poisson). */
  readonly lowScores?: boolean
}

/**
 * Fits ratings by maximum likelihood (Dixon and Coles 1997; Maher 1982 without the dependence). Refuses (RangeError) an empty list and goals that are not whole numbers.
 */
export function fitDixonColes(matches: readonly PlayedMatch[], options: FitOptions = {}): TeamRatings {
  const { decay = 0, ridge = 0, lowScores = true } = options
  if (
    matches.length === 0 ||
    matches.some(
      ({ homeGoals, awayGoals }) =>
        !(Number.isInteger(homeGoals) && Number.isInteger(awayGoals) && homeGoals >= 0 && awayGoals >= 0),
    )
  ) {
    throw new RangeError('no matches to fit, or no goals')
  }
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].toSorted()
  const index = new Map(teams.map((team, place) => [team, place]))
  const count = teams.length
  const last = Math.max(...matches.map(({ day }) => day))
  const rows = matches.map((match) => ({
    home: 3 + (index.get(match.home) ?? 0),
    away: 3 + (index.get(match.away) ?? 0),
    x: match.homeGoals,
    y: match.awayGoals,
    weight: Math.exp(-decay * (last - match.day)),
    constant: logFactorial(match.homeGoals) + logFactorial(match.awayGoals),
  }))

  /** Parameters: level, advantage, ρ, attacks, defences. */
  function likelihood(at: Float64Array, penalty: number) {
    const slope = new Float64Array(at.length)
    const [level = 0, advantage = 0, rho = 0] = at
    let value = 0
    const add = (place: number, part: number) => {
      slope[place] = (slope[place] ?? 0) + part
    }
    for (const { home, away, x, y, weight, constant } of rows) {
      const rateHome = Math.exp(level + advantage + (at[home] ?? 0) - (at[away + count] ?? 0))
      const rateAway = Math.exp(level + (at[away] ?? 0) - (at[home + count] ?? 0))
      const factor = dixonColes(x, y, rateHome, rateAway, rho)
      value +=
        weight * (x * Math.log(rateHome) - rateHome + y * Math.log(rateAway) - rateAway + Math.log(factor) - constant)
      let [forHome, forAway, forRho] = [x - rateHome, y - rateAway, 0]
      if (lowScores && x <= 1 && y <= 1) {
        if (x === 0 && y === 0) {
          const both = rateHome * rateAway
          forHome -= (both * rho) / factor
          forAway -= (both * rho) / factor
          forRho = -both / factor
        } else if (x === 0) {
          forHome += (rateHome * rho) / factor
          forRho = rateHome / factor
        } else if (y === 0) {
          forAway += (rateAway * rho) / factor
          forRho = rateAway / factor
        } else forRho = -1 / factor
      }
      add(0, weight * (forHome + forAway))
      add(1, weight * forHome)
      if (lowScores) add(2, weight * forRho)
      add(home, weight * forHome)
      add(away + count, -weight * forHome)
      add(away, weight * forAway)
      add(home + count, -weight * forAway)
    }
    for (let place = 3; place < at.length; place++) {
      value -= penalty * (at[place] ?? 0) ** 2
      add(place, -2 * penalty * (at[place] ?? 0))
    }
    centre(slope, count)
    return { value, slope }
  }

  const found = maximise((at) => likelihood(at, ridge), new Float64Array(3 + 2 * count))
  return {
    level: found[0] ?? 0,
    advantage: found[1] ?? 0,
    rho: found[2] ?? 0,
    attack: new Map(teams.map((team, place) => [team, found[3 + place] ?? 0])),
    defence: new Map(teams.map((team, place) => [team, found[3 + count + place] ?? 0])),
    logLikelihood: likelihood(found, 0).value,
  }
}

/** Keeps attacks and defences at an average of 0: the slope has no part that moves all of them together. */
function centre(slope: Float64Array, count: number): void {
  for (const from of [3, 3 + count]) {
    const part = slope.subarray(from, from + count)
    const mean = part.reduce((sum, value) => sum + value, 0) / count
    for (let place = 0; place < count; place++) part[place] = (part[place] ?? 0) - mean
  }
}

function logFactorial(n: number): number {
  let sum = 0
  for (let factor = 2; factor <= n; factor++) sum += Math.log(factor)
  return sum
}

/** The rates of a match by ratings; a team that is not rated counts as average. */
export function ratesBy(
  ratings: Pick<TeamRatings, 'level' | 'advantage' | 'attack' | 'defence'>,
  home: string,
  away: string,
): { readonly home: number; readonly away: number } {
  const strength = (of: ReadonlyMap<string, number>, team: string) => of.get(team) ?? 0
  return {
    home: Math.exp(
      ratings.level + ratings.advantage + strength(ratings.attack, home) - strength(ratings.defence, away),
    ),
    away: Math.exp(ratings.level + strength(ratings.attack, away) - strength(ratings.defence, home)),
  }
}
