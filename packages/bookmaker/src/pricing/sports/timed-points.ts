import type { Match, Pair } from '../../markets/match.ts'
import { periodsOf, regularPeriods, type Scope, span, sum } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { type Chances, certain, type Distribution, grid, listed, normalise, oneByOne } from '../distribution.ts'
import { findRoot } from '../find-root.ts'
import { playedOn } from '../played-on.ts'
import type { Play } from '../points-left.ts'

/** Expected points of regular play, home advantage included. */
export interface PointRates {
  readonly home: number
  readonly away: number
}

/** How far a sport's margins and totals stray (standard deviations of a whole match), its length, the share of an overtime, and margins that come more or less often than smooth. */
interface PointSport {
  readonly marginSpread: number
  readonly totalSpread: number
  readonly seconds: number
  readonly overtime: number
  readonly keyMargins: Readonly<Record<number, number>>
}
type PointSportName = 'basketball' | 'americanFootball' | 'rugby'
export const pointSports: Readonly<Record<PointSportName, PointSport>> = {
  basketball: { marginSpread: 12.5, totalSpread: 18, seconds: 2400, overtime: 1 / 8, keyMargins: { 0: 1.9 } },
  americanFootball: {
    marginSpread: 13.9,
    totalSpread: 13.5,
    seconds: 3600,
    overtime: 1 / 6,
    keyMargins: {
      0: 2.2,
      1: 0.8,
      2: 0.7,
      3: 2.5,
      4: 1,
      5: 0.6,
      6: 1.2,
      7: 1.8,
      8: 0.8,
      9: 0.5,
      10: 1.4,
      11: 0.6,
      12: 0.5,
      13: 0.7,
      14: 1.3,
      17: 1.2,
    },
  },
  rugby: { marginSpread: 13.5, totalSpread: 12.5, seconds: 4800, overtime: 1 / 4, keyMargins: { 0: 0.7 } },
}

/** How often baskets come beside each other, by their points: of two, of three, and free throws. */
export const baskets: readonly Play[] = [
  [2, 5.5],
  [3, 3],
  [1, 1.5],
]

/**
 * Chances of basketball, American football and rugby: margin and total are normal and independent, growing as Brownian motion with drift through the match
 * (Stern 1991 for margins of American football, Stern 1994, "A Brownian motion model for the progress of sports scores"); whole numbers of points, no score below what stands.
 * American football weighs final margins by how much more often they come than smooth. Basketball and American football break a tie by overtimes.
 */
export function pointChances(match: Match, rates: PointRates): Chances {
  const sport = match.sport as keyof typeof pointSports
  const { seconds, overtime } = pointSports[sport]
  const count = regularPeriods[match.sport] ?? 2

  const points = (share: number, soFar: Pair, before: Pair | null) => scoresOf(sport, rates, { share, soFar, before })

  function one(scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    if (scope === 'score+overtime') return playedOn(beforeMore(), overtimeScores(sport, rates), 1e-7)
    if (scope !== 'score' && !scope.startsWith('score@')) return null
    const periods = periodsOf(scope, match.sport)
    const [first, last] = periods ?? [1, count]
    const share = shareLeft(match, first, last)
    const isRest = last === count && share === shareLeft(match, 1, count)
    return points(share, sum(span(match, periods).periods), isRest ? sum(span(match, null).periods) : null)
  }

  /** The score at the end of regular play, or of the overtime that is being played. */
  function beforeMore(): Distribution {
    const begun = match.periods.filter(({ stage }) => stage !== 'regular')
    const soFar = tallyOf(match, 'score+overtime')
    if (begun.length === 0 || soFar === null) return chances.of(['score']) ?? certain(0, 0)
    const length = overtime * seconds
    const played = begun.at(-1)?.ended
      ? length
      : (match.clockSeconds ?? seconds) - seconds - (begun.length - 1) * length
    return points(overtime * Math.max(0, 1 - played / length), soFar, null)
  }

  const chances = oneByOne(one)
  return chances
}

/** The scores that a share of a match ends with, from `soFar` on. */
function scoresOf(
  sport: PointSportName,
  rates: PointRates,
  {
    share,
    soFar,
    before,
  }: {
    readonly share: number
    readonly soFar: Pair
    /** The score of the match where these are all its points to come, so that its final margin is known by them. */
    readonly before: Pair | null
  },
): Distribution {
  const { marginSpread, totalSpread, keyMargins } = pointSports[sport]
  if (share <= 0) return certain(soFar.home, soFar.away)
  const scale = Math.sqrt(share)
  const [marginSd, totalSd] = [marginSpread * scale, totalSpread * scale]
  const spread = Math.hypot(marginSd, totalSd) / 2
  const [home, away] = [middleFor(rates.home * share, spread), middleFor(rates.away * share, spread)]
  const reach = Math.ceil(2.4 * Math.hypot(marginSd, totalSd)) + 3
  const [homeLow, awayLow] = [Math.max(0, Math.floor(home - reach)), Math.max(0, Math.floor(away - reach))]
  const size = (middle: number, low: number) => Math.max(fewest, Math.ceil(middle + reach) - low + 1)
  const [rows, columns] = [size(home, homeLow), size(away, awayLow)]
  // one bell for the margin and one for the total, multiplied cell by cell
  const margins = bell(rows + columns - 1, homeLow - awayLow - (columns - 1) - (home - away), marginSd)
  const totals = bell(rows + columns - 1, homeLow + awayLow - (home + away), totalSd)
  if (before !== null) {
    const lead = homeLow + before.home - awayLow - before.away - (columns - 1)
    for (let m = 0; m < margins.length; m++) margins[m] = (margins[m] as number) * (keyMargins[Math.abs(lead + m)] ?? 1)
  }
  const p = new Float64Array(rows * columns)
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++)
      p[i * columns + j] = (margins[i - j + columns - 1] as number) * (totals[i + j] as number)
  }
  return grid(normalise(p), columns, soFar.home + homeLow, soFar.away + awayLow)
}

/** A side that makes next to no points may still make some. */
const fewest = 4

/** The scores of an overtime that are not level and not very rare; their chances sum to 1. */
export function overtimeScores(sport: PointSportName, rates: PointRates): Distribution {
  const { p, home, away } = scoresOf(sport, rates, {
    share: pointSports[sport].overtime,
    soFar: { home: 0, away: 0 },
    before: null,
  })
  const atoms = Array.from(p, (chance, atom) => [chance, home[0]?.[atom] ?? 0, away[0]?.[atom] ?? 0] as const)
  const found = listed(atoms.filter(([chance, h, a]) => h !== a && chance > 1e-5))
  normalise(found.p)
  return found
}

/** The normal density, not scaled, at `size` points from `from` on, one apart. */
function bell(size: number, from: number, deviation: number): Float64Array {
  return Float64Array.from({ length: size }, (_, index) => Math.exp(-(((from + index) / deviation) ** 2) / 2))
}

/** The share of the match still to play within the periods `first` … `last`. */
export function shareLeft(match: Match, first: number, last: number): number {
  const { seconds } = pointSports[match.sport as keyof typeof pointSports]
  const count = regularPeriods[match.sport] ?? 2
  const over = match.status === 'ended' || match.periods.some(({ stage }) => stage !== 'regular')
  if (over) return 0
  const ended = match.periods.filter((period) => period.stage === 'regular' && period.ended).length
  const clock = Math.max(match.clockSeconds ?? 0, (ended * seconds) / count)
  const begin = Math.max(((first - 1) * seconds) / count, clock)
  const end = (last * seconds) / count
  // A period that goes on after its clock has run out (rugby's last play) still has a little left.
  const least = last > ended && clock >= begin && clock >= end ? 0.004 : 0
  return Math.max(least, (end - begin) / seconds)
}

/** The middle of the normal whose whole numbers from 0 on average `mean`: what lies below 0 is left out, so that parts of a match add up to the whole. */
export function middleFor(mean: number, spread: number): number {
  if (mean > 4 * spread) return mean
  const top = Math.ceil(mean + 6 * spread)
  return findRoot(
    (middle) => {
      let [sum, points] = [0, 0]
      for (let n = 0; n <= top; n++) {
        const chance = Math.exp((n * middle - (n * n) / 2) / (spread * spread))
        sum += chance
        points += chance * n
      }
      return points / sum - mean
    },
    [mean - 20 * spread, mean],
  )
}
