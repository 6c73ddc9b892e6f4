import { dixonColes } from '../football/score-model.ts'
import { maximise } from './maximise.ts'

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

/** Fewer say nothing of ratings. */
const fewestMatches = 6

/** How many matches a fit of these needs: as many as teams, so that each has played twice on average, and never fewer than six. */
export function matchesToFit(matches: readonly PlayedMatch[]): number {
  return Math.max(fewestMatches, new Set(matches.flatMap(({ home, away }) => [home, away])).size)
}

/**
 * The weight of the wall at the bounds of ρ beside one match: too low to move a fit within them, and beyond them infinitely high.
 */
const wall = 1e-6

/**
 * Fits ratings by maximum likelihood (Dixon and Coles 1997; Maher 1982 without the dependence). ρ stays where all chances are chances: max(−1/λ, −1/μ) < ρ < min(1/(λμ), 1) for the
 * rates λ and μ of every match, so a log-likelihood is never above 0. Refuses (RangeError) an empty list, goals that are not whole numbers, and fewer matches than `matchesToFit`.
 */
export function fitDixonColes(matches: readonly PlayedMatch[], options: FitOptions = {}): TeamRatings {
  const { decay = 0, ridge = 0, lowScores = true } = options
  checkMatches(matches)
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].toSorted()
  const count = teams.length
  const likelihood = likelihoodOf(rowsOf(matches, { teams, decay }), { count, lowScores })
  const found = maximise((at) => likelihood(at, { penalty: ridge, isWalled: true }), new Float64Array(3 + 2 * count))
  return {
    level: found[0] ?? 0,
    advantage: found[1] ?? 0,
    rho: found[2] ?? 0,
    attack: new Map(teams.map((team, place) => [team, found[3 + place] ?? 0])),
    defence: new Map(teams.map((team, place) => [team, found[3 + count + place] ?? 0])),
    logLikelihood: likelihood(found, { penalty: 0, isWalled: false }).value,
  }
}

function checkMatches(matches: readonly PlayedMatch[]): void {
  const isGoals = (goals: number) => Number.isInteger(goals) && goals >= 0
  if (matches.length === 0 || !matches.every(({ homeGoals, awayGoals }) => isGoals(homeGoals) && isGoals(awayGoals)))
    throw new RangeError('no matches to fit, or no goals')
  const fewest = matchesToFit(matches)
  if (matches.length < fewest)
    throw new RangeError(`too few matches to fit: ${matches.length}, and these teams need ${fewest}`)
}

/** A match with the places of its teams' attacks among the parameters; a defence is `count` places after the attack. */
interface Row {
  readonly home: number
  readonly away: number
  /** Goals of home and away. */
  readonly x: number
  readonly y: number
  readonly weight: number
  /** The part of the log-likelihood that follows from the goals alone. */
  readonly constant: number
}

function rowsOf(
  matches: readonly PlayedMatch[],
  { teams, decay }: { readonly teams: readonly string[]; readonly decay: number },
): Row[] {
  const index = new Map(teams.map((team, place) => [team, place]))
  const last = Math.max(...matches.map(({ day }) => day))
  return matches.map((match) => ({
    home: 3 + (index.get(match.home) ?? 0),
    away: 3 + (index.get(match.away) ?? 0),
    x: match.homeGoals,
    y: match.awayGoals,
    weight: Math.exp(-decay * (last - match.day)),
    constant: logFactorial(match.homeGoals) + logFactorial(match.awayGoals),
  }))
}

/** The log-likelihood of the rows and its slopes, by the parameters: level, advantage, ρ, attacks, defences. */
function likelihoodOf(
  rows: readonly Row[],
  { count, lowScores }: { readonly count: number; readonly lowScores: boolean },
) {
  return (at: Float64Array, { penalty, isWalled }: { penalty: number; isWalled: boolean }) => {
    const slope = new Float64Array(at.length)
    const [level = 0, advantage = 0, rho = 0] = at
    let value = 0
    const add = (place: number, part: number) => {
      slope[place] = (slope[place] ?? 0) + part
    }
    /** Adds slopes by the logarithms of both rates. */
    const addRates = ({ home, away }: Row, slopes: { readonly home: number; readonly away: number }) => {
      add(home, slopes.home)
      add(away + count, -slopes.home)
      add(away, slopes.away)
      add(home + count, -slopes.away)
    }
    for (const row of rows) {
      const { home, away, x, y, weight, constant } = row
      const rateHome = Math.exp(level + advantage + (at[home] ?? 0) - (at[away + count] ?? 0))
      const rateAway = Math.exp(level + (at[away] ?? 0) - (at[home + count] ?? 0))
      const factor = dixonColes(x, y, rateHome, rateAway, rho)
      if (lowScores) {
        const { height, slopes } = wallAt(rateHome, rateAway, rho)
        value += isWalled ? height : 0
        add(0, slopes.home + slopes.away)
        add(1, slopes.home)
        add(2, slopes.rho)
        addRates(row, slopes)
      }
      value +=
        weight * (x * Math.log(rateHome) - rateHome + y * Math.log(rateAway) - rateAway + Math.log(factor) - constant)
      const forScore = lowScores ? slopesOfLowScore(row, { rateHome, rateAway, rho, factor }) : plainSlopes
      const forHome = x - rateHome + forScore.home
      const forAway = y - rateAway + forScore.away
      add(0, weight * (forHome + forAway))
      add(1, weight * forHome)
      if (lowScores) add(2, weight * forScore.rho)
      addRates(row, { home: weight * forHome, away: weight * forAway })
    }
    for (let place = 3; place < at.length; place++) {
      value -= penalty * (at[place] ?? 0) ** 2
      add(place, -2 * penalty * (at[place] ?? 0))
    }
    centre(slope, count)
    return { value, slope }
  }
}

const plainSlopes = { home: 0, away: 0, rho: 0 }

/** Slopes of the logarithm of the factor of a low score, by the logarithms of both rates and by ρ. */
function slopesOfLowScore(
  { x, y }: Row,
  { rateHome, rateAway, rho, factor }: { rateHome: number; rateAway: number; rho: number; factor: number },
) {
  if (x > 1 || y > 1) return plainSlopes
  if (x === 0 && y === 0) {
    const both = rateHome * rateAway
    return { home: -((both * rho) / factor), away: -((both * rho) / factor), rho: -both / factor }
  }
  if (x === 0) return { home: (rateHome * rho) / factor, away: 0, rho: rateHome / factor }
  if (y === 0) return { home: 0, away: (rateAway * rho) / factor, rho: rateAway / factor }
  return { home: 0, away: 0, rho: -1 / factor }
}

/** The wall at the bounds of ρ for a match of these rates, and its slopes by ρ and by the logarithms of both rates: the logarithms of the four factors of low scores, −∞ where one is not above 0. */
function wallAt(home: number, away: number, rho: number) {
  const factors = [1 - home * away * rho, 1 + home * rho, 1 + away * rho, 1 - rho]
  const [none = 0, byHome = 0, byAway = 0, each = 0] = factors
  const height = factors.every((factor) => factor > 0)
    ? wall * Math.log(none * byHome * byAway * each)
    : Number.NEGATIVE_INFINITY
  const both = (home * away * rho) / none
  return {
    height,
    slopes: {
      rho: wall * (-(home * away) / none + home / byHome + away / byAway - 1 / each),
      home: wall * (-both + (home * rho) / byHome),
      away: wall * (-both + (away * rho) / byAway),
    },
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
