import type { Match, Pair } from '../../markets/match.ts'
import { periodsOf, regularPeriods, type Scope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import type { Chances, Distribution } from '../distribution.ts'
import { chancesOf, type Rates } from '../model.ts'
import { inningRuns } from '../sports/baseball.ts'
import { homeShareWhenLevel } from '../sports/hockey.ts'
import { overtimeScores, pointSports, shareLeft } from '../sports/timed-points.ts'
import {
  type Column,
  constantColumn,
  drawnEvenly,
  newColumn,
  numbersFrom,
  type Simulated,
  type Simulating,
  sampler,
  simulated,
  sumOfColumns,
} from './simulated.ts'

type PeriodRates = Extract<
  Rates,
  { readonly rates: Pair; readonly sport: 'baseball' | 'iceHockey' | keyof typeof pointSports }
>
type Random = () => number

/** Scores of regular play, period by period, and the final score. */
interface Played {
  /** In the order of play; null where only the whole was drawn. */
  readonly periods: readonly (Column | null)[]
  readonly regular: Column
  readonly final: Column
}

/**
 * Sports of periods played out from the present state: ice hockey and baseball period by period from the model's own grids, points as a whole from its grid and split between the
 * periods as a Brownian bridge, level scores to the end by overtimes, extra innings or the one goal that decides.
 */
export function simulatePeriods(match: Match, by: PeriodRates, { seed, runs }: Simulating): Simulated | null {
  const random = numbersFrom(seed)
  const chances = chancesOf(match, by)
  const played = playedBy(match, by, { chances, random, runs })
  if (played === null) return null
  const { periods, regular, final } = played
  return simulated(new Float64Array(runs).fill(1), (scope: Scope): Column | null => {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return constantColumn(runs, tally)
    if (scope === 'score') return regular
    if (scope === 'score+overtime' || scope === 'score+shootout') return final
    const inside = scope.startsWith('score@') ? periodsOf(scope, match.sport) : null
    if (inside === null) return null
    const columns = periods.slice(inside[0] - 1, inside[1]).flatMap((one) => one ?? [])
    return columns.length === inside[1] - inside[0] + 1 ? sumOfColumns(runs, columns) : null
  })
}

interface Play {
  readonly chances: Chances
  readonly random: Random
  readonly runs: number
}

function playedBy(match: Match, by: PeriodRates, play: Play): Played | null {
  switch (by.sport) {
    case 'baseball':
      return playBaseball(match, by.rates, play)
    case 'iceHockey':
      return playHockey(match, by.rates, play)
    case 'basketball':
    case 'americanFootball':
    case 'rugby':
      return playTimed(match, by, play)
  }
}

function playHockey(match: Match, rates: Pair, { chances, random, runs }: Play): Played | null {
  const periods = [1, 2, 3].map((number) => drawn(chances, `score@${number}`, random, runs))
  const whole = periods.flatMap((one) => one ?? [])
  if (whole.length < 3) return null
  const regular = sumOfColumns(runs, whole)
  if (beyondRegular(match))
    return { periods, regular, final: drawn(chances, 'score+shootout', random, runs) ?? regular }
  const share = homeShareWhenLevel(match, rates)
  return { periods, regular, final: goOnLevel(regular, () => (random() < share ? [1, 0] : [0, 1])) }
}

function playBaseball(match: Match, rates: Pair, { chances, random, runs }: Play): Played | null {
  const draws = { home: sampler(inningRuns(rates.home / 9)), away: sampler(inningRuns(rates.away / 9)) }
  const extra = goOnWith(() => inning(0, draws, random))
  const before = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => drawn(chances, `score@${number}`, random, runs))
  const ninthBegun = match.periods.some(({ number, stage }) => number === 9 || stage !== 'regular')
  if (ninthBegun) {
    const regular = drawn(chances, 'score', random, runs)
    if (regular === null) return null
    const begun = beyondRegular(match)
    const final = begun ? drawn(chances, 'score+overtime', random, runs) : goOnLevel(regular, extra)
    return final && { periods: before, regular, final }
  }
  const eight = before.flatMap((one) => one ?? [])
  if (eight.length < 8) return null
  const regular = sumOfColumns(runs, eight)
  for (let run = 0; run < runs; run++) {
    const [home, away] = inning((regular.home[run] ?? 0) - (regular.away[run] ?? 0), draws, random)
    regular.home[run] = (regular.home[run] ?? 0) + home
    regular.away[run] = (regular.away[run] ?? 0) + away
  }
  return { periods: before, regular, final: goOnLevel(regular, extra) }
}

/** An inning from the ninth on: home bats until it leads, and not at all when it does. */
function inning(lead: number, draws: Readonly<Record<'home' | 'away', (at: number) => number>>, random: Random) {
  const away = draws.away(random())
  const behind = away - lead
  return [behind < 0 ? 0 : Math.min(draws.home(random()), behind + 1), away] as const
}

function playTimed(match: Match, { sport, rates }: PeriodRates, { chances, random, runs }: Play): Played | null {
  const score = chances.of(['score'])
  if (score === null || !(sport in pointSports)) return null
  const { marginSpread, totalSpread } = pointSports[sport as keyof typeof pointSports]
  const regular = columnOf(score, drawnEvenly(score, runs, random), runs)
  const count = regularPeriods[sport] ?? 2
  const shares = Array.from({ length: count }, (_, period) => shareLeft(match, period + 1, period + 1))
  const soFar = Array.from({ length: count }, (_, period) => {
    const { home, away } = tallyOf(match, `score@${period + 1}`) ?? { home: 0, away: 0 }
    return { home, away }
  })
  const before = tallyOf(match, 'score') ?? { home: 0, away: 0 }
  const periods = shares.map(() => newColumn(runs))
  const split = bridgeOf(shares, { marginSpread, totalSpread }, normals(random))
  for (let run = 0; run < runs; run++) {
    const parts = split((regular.home[run] ?? 0) - before.home, (regular.away[run] ?? 0) - before.away)
    for (let period = 0; period < count; period++) {
      const [column, made] = [periods[period], soFar[period]]
      if (!column || !made) continue
      column.home[run] = made.home + (parts.home[period] ?? 0)
      column.away[run] = made.away + (parts.away[period] ?? 0)
    }
  }
  if (beyondRegular(match)) {
    const final = drawn(chances, 'score+overtime', random, runs)
    return final && { periods, regular, final }
  }
  const scores = overtimeScores(sport as keyof typeof pointSports, rates)
  const draw = sampler(scores.p)
  const extra = (): Points => {
    const atom = draw(random())
    return [scores.home[0]?.[atom] ?? 0, scores.away[0]?.[atom] ?? 0]
  }
  return { periods, regular, final: sport === 'rugby' ? regular : goOnLevel(regular, extra) }
}

type Points = readonly [home: number, away: number]

/** Points of each period. */
interface InPeriods {
  readonly home: Int32Array
  readonly away: Int32Array
}

/**
 * How points still to come fall into the periods: margin and total as Brownian bridges over the shares left, never less than nothing in a period. What is returned is the same object
 * each time, written over by the next.
 */
function bridgeOf(
  shares: readonly number[],
  { marginSpread, totalSpread }: { readonly marginSpread: number; readonly totalSpread: number },
  normal: () => number,
): (home: number, away: number) => InPeriods {
  const count = shares.length
  const left = shares.reduce((sum, share) => sum + share, 0)
  const gone = shares.map((_, period) => shares.slice(0, period + 1).reduce((sum, share) => sum + share, 0) / left)
  const scales = shares.map(Math.sqrt)
  const parts = { home: new Int32Array(count), away: new Int32Array(count) }
  const [margins, totals] = [new Float64Array(count), new Float64Array(count)]

  /** A walk that ends where it began: what each period adds. */
  function walk(steps: Float64Array, spread: number): void {
    let sum = 0
    for (let period = 0; period < count; period++) {
      const step = spread * (scales[period] ?? 0) * normal()
      steps[period] = step
      sum += step
    }
    for (let period = 0; period < count; period++)
      steps[period] = (steps[period] ?? 0) - (sum * (shares[period] ?? 0)) / left
  }

  /** False where a period would have less than nothing. */
  function share(home: number, away: number): boolean {
    let [homeBefore, awayBefore, homeStray, awayStray] = [0, 0, 0, 0]
    for (let period = 0; period < count; period++) {
      const [total, margin, part] = [totals[period] ?? 0, margins[period] ?? 0, gone[period] ?? 0]
      homeStray += (total + margin) / 2
      awayStray += (total - margin) / 2
      const isLast = period === count - 1
      const homeNow = isLast ? home : Math.round(home * part + homeStray)
      const awayNow = isLast ? away : Math.round(away * part + awayStray)
      if (homeNow < homeBefore || awayNow < awayBefore) return false
      parts.home[period] = homeNow - homeBefore
      parts.away[period] = awayNow - awayBefore
      homeBefore = homeNow
      awayBefore = awayNow
    }
    return true
  }

  return (home, away) => {
    if (left > 0) {
      for (let again = 0; again < mostWalks; again++) {
        walk(margins, marginSpread)
        walk(totals, totalSpread)
        if (share(home, away)) return parts
      }
      margins.fill(0)
      totals.fill(0)
      if (share(home, away)) return parts
    }
    parts.home.fill(0)
    parts.away.fill(0)
    return parts
  }
}

/** Where none is found in so many, the periods share the points evenly. */
const mostWalks = 60

/** Normal numbers, two from each pair of even ones (Box and Muller 1958). */
function normals(random: Random): () => number {
  let kept: number | null = null
  return () => {
    if (kept !== null) {
      const next = kept
      kept = null
      return next
    }
    const [length, angle] = [Math.sqrt(-2 * Math.log(1 - random())), 2 * Math.PI * random()]
    kept = length * Math.sin(angle)
    return length * Math.cos(angle)
  }
}

const beyondRegular = ({ periods }: Match) => periods.some(({ stage }) => stage !== 'regular')

/** Repeats what is played after a level score until one side leads. */
function goOnWith(once: () => Points): () => Points {
  return () => {
    let [home, away] = [0, 0]
    for (let again = 0; again < mostInnings; again++) {
      const [more, others] = once()
      home += more
      away += others
      if (home !== away) return [home, away]
    }
    throw new Error(`no side leads after ${mostInnings} more innings: the rates make no runs`)
  }
}

const mostInnings = 10_000

/** Level scores with what decides them. */
function goOnLevel(regular: Column, decide: () => Points): Column {
  const final: Column = { home: regular.home.slice(), away: regular.away.slice(), missing: null }
  regular.home.forEach((home, run) => {
    if (home !== regular.away[run]) return
    const [more, others] = decide()
    final.home[run] = home + more
    final.away[run] = home + others
  })
  return final
}

/** A scope drawn by itself; null where the model does not say. */
function drawn(chances: Chances, scope: Scope, random: Random, runs: number): Column | null {
  const distribution = chances.of([scope])
  if (distribution === null) return null
  const draw = sampler(distribution.p)
  return columnOf(
    distribution,
    Uint32Array.from({ length: runs }, () => draw(random())),
    runs,
  )
}

function columnOf({ home, away }: Distribution, atoms: Uint32Array, runs: number): Column {
  const column = newColumn(runs)
  for (let run = 0; run < runs; run++) {
    column.home[run] = home[0]?.[atoms[run] ?? 0] ?? 0
    column.away[run] = away[0]?.[atoms[run] ?? 0] ?? 0
  }
  return column
}
