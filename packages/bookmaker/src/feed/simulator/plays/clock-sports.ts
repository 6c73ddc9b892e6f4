import type { Pair, Side } from '../../../markets/match.ts'
import { baskets, middleFor, pointSports } from '../../../pricing/sports/timed-points.ts'
import type { Draw } from '../draw.ts'
import type { Timeline } from '../timeline.ts'
import { leader, recorder, totalOf } from './recorder.ts'

type TimedSport = keyof typeof pointSports

/**
 * How points are made: plays, each with the points of its steps and how often a side makes it in a part; points that a part hardly ever ends with (`odd`) and how often they
 * are kept all the same; how evenly a side's plays follow each other, from 1, by chance alone; real seconds for one of the clock, and of the breaks.
 */
const styles: Readonly<
  Record<
    TimedSport,
    {
      plays: readonly (readonly [steps: readonly number[], often: number])[]
      odd: readonly number[]
      keepsOdd: number
      evenness: number
      periods: number
      realTime: number
      breakSeconds: number
      overtimeSeconds: number | null
    }
  >
> = {
  basketball: {
    plays: baskets.map(([points, often]) => [[points], often]),
    odd: [],
    keepsOdd: 0,
    evenness: 1.3,
    periods: 4,
    realTime: 2.1,
    breakSeconds: 240,
    overtimeSeconds: 300,
  },
  americanFootball: {
    // a touchdown with its kick, without, with two points; a field goal; a safety
    plays: [
      [[6, 1], 0.6],
      [[6], 0.035],
      [[6, 2], 0.03],
      [[3], 0.42],
      [[2], 0.005],
    ],
    odd: [1, 2, 4, 5],
    keepsOdd: 0.01,
    evenness: 4,
    periods: 4,
    realTime: 2.7,
    breakSeconds: 300,
    overtimeSeconds: 600,
  },
  rugby: {
    // a try with its conversion, without; a penalty or a drop goal
    plays: [
      [[5, 2], 1.25],
      [[5], 0.45],
      [[3], 0.83],
    ],
    odd: [1, 2, 4],
    keepsOdd: 0,
    evenness: 3,
    periods: 2,
    realTime: 1.15,
    breakSeconds: 720,
    overtimeSeconds: null,
  },
}

/** Between a touchdown or a try and what is made of its conversion; the clock stands. */
const conversionSeconds = 40

/**
 * Basketball, American football and rugby from the model that prices them: margin and total of each part are normal and independent; whole matches are accepted as often as
 * their margin comes. The points of a part fall in plays of the sport, at times that are as likely as each other, with gaps that stray as much as the model's prices within a part have it.
 */
export function playTimed(sport: TimedSport, rates: Pair, draw: Draw): Timeline {
  const { periods, realTime, breakSeconds, overtimeSeconds } = styles[sport]
  const record = recorder(sport, null)
  const parts = acceptedParts(sport, rates, draw)
  const length = pointSports[sport].seconds / periods
  record.change({ clockSeconds: 0 })
  parts.forEach((points, index) => {
    record.begin('regular', index + 1)
    record.change({ clockSeconds: index * length })
    record.frame({ stops: false })
    playPart(points, { from: index * length, seconds: length })
    if (index < periods - 1) pause()
  })
  for (let number = 1; overtimeSeconds !== null && leader(totalOf(record.match())) === 'draw'; number++) {
    pause()
    record.begin('overtime', number)
    record.frame({ stops: true })
    const from = periods * length + (number - 1) * overtimeSeconds
    playPart(partOf(sport, rates, pointSports[sport].overtime, draw), { from, seconds: overtimeSeconds })
  }
  const extra = record.current().stage === 'overtime'
  const winner = leader(totalOf(record.match()))
  record.end({ winner, by: extra ? 'overtime' : 'regular', period: record.current().number })
  record.frame({ stops: true })
  return record.timeline()

  function pause(): void {
    record.frame({ stops: false })
    record.pass(breakSeconds)
  }

  function playPart(points: Pair, { from, seconds }: { from: number; seconds: number }): void {
    const plays = (['home', 'away'] as const).flatMap((team) => {
      const made = playsFor(sport, points[team], draw)
      const times = spreadTimes(made.length, styles[sport].evenness, draw)
      return made.map((steps, place) => ({ team, steps, at: 1 + Math.floor((times[place] ?? 0) * (seconds - 1)) }))
    })
    const ordered = plays.toSorted((one, other) => one.at - other.at)
    let clock = 0
    for (const [place, { team, steps, at: drawn }] of ordered.entries()) {
      // each play has a second of its own, and leaves one to those after it
      const at = Math.min(Math.max(drawn, clock + 1), seconds - ordered.length + place)
      record.pass((at - clock) * realTime)
      clock = at
      record.change({ clockSeconds: from + at })
      steps.forEach((value, step) => {
        if (step > 0) record.pass(conversionSeconds)
        record.score(team as Side, value)
        record.frame({ stops: sport !== 'basketball' })
      })
    }
    record.pass((seconds - clock) * realTime)
    record.change({ clockSeconds: from + seconds })
    record.endPeriod()
  }
}

/** Times from 0 to 1, each as likely as any other: on a circle with gaps of a gamma distribution, turned by chance. Of an evenness of 1 they are independent. */
function spreadTimes(count: number, evenness: number, draw: Draw): number[] {
  const gaps = Array.from({ length: count }, () => draw.gamma(evenness))
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  let at = draw.next()
  return draw.shuffled(
    gaps.map((gap) => {
      at += gap / whole
      return at % 1
    }),
  )
}

/** The points of each part of regular play: a whole that is accepted as often as its margin comes, and how it falls into the parts. */
function acceptedParts(sport: TimedSport, rates: Pair, draw: Draw): Pair[] {
  const { keyMargins } = pointSports[sport]
  const most = Math.max(1, ...Object.values(keyMargins))
  for (let again = 0; again < mostDraws; again++) {
    const whole = partOf(sport, rates, 1, draw)
    if (!draw.chance((keyMargins[Math.abs(whole.home - whole.away)] ?? 1) / most)) continue
    const parts = splitInParts(sport, whole, draw)
    if (parts) return parts
  }
  throw new Error(`no match of ${sport} is found for ${rates.home} : ${rates.away} points`)
}

function partOf(sport: TimedSport, rates: Pair, share: number, draw: Draw): Pair {
  const scale = Math.sqrt(share)
  const [marginSpread, totalSpread] = [pointSports[sport].marginSpread * scale, pointSports[sport].totalSpread * scale]
  const spread = Math.hypot(marginSpread, totalSpread) / 2
  const middle = { home: middleFor(rates.home * share, spread), away: middleFor(rates.away * share, spread) }
  for (let again = 0; again < mostDraws; again++) {
    const margin = middle.home - middle.away + marginSpread * draw.normal()
    const total = middle.home + middle.away + totalSpread * draw.normal()
    const [home, away] = [Math.round((total + margin) / 2), Math.round((total - margin) / 2)]
    if (home >= 0 && away >= 0) return { home: made(sport, home, draw), away: made(sport, away, draw) }
  }
  throw new Error(`no score of ${sport} is found for ${rates.home} : ${rates.away} points`)
}

/** The points by part: margin and total go from nothing to the whole as Brownian bridges, each part is made by plays of the sport, what it has too many or too few of goes to the next. */
function splitInParts(sport: TimedSport, whole: Pair, draw: Draw): Pair[] | null {
  const { periods } = styles[sport]
  const { marginSpread, totalSpread } = pointSports[sport]
  for (let again = 0; again < mostTries; again++) {
    const [margins, totals] = [bridge(marginSpread, periods, draw), bridge(totalSpread, periods, draw)]
    const home = madeInParts(
      totals.map((total, part) => (total + (margins[part] ?? 0)) / 2),
      whole.home,
    )
    const away = madeInParts(
      totals.map((total, part) => (total - (margins[part] ?? 0)) / 2),
      whole.away,
    )
    if (home && away) return draw.shuffled(home.map((points, part) => ({ home: points, away: away[part] ?? 0 })))
  }
  return null

  function madeInParts(strays: readonly number[], points: number): number[] | null {
    let carried = 0
    const parts = strays.slice(1).map((stray) => {
      const wanted = points / periods + stray + carried
      const part = made(sport, Math.max(0, Math.round(wanted)), draw)
      carried = wanted - part
      return part
    })
    const last = points - parts.reduce((sum, part) => sum + part, 0)
    return last >= 0 && made(sport, last, draw) === last ? [...parts, last] : null
  }
}

/** Draws the steps of a normal walk with this spread in all that ends at 0, one for each part. */
function bridge(spread: number, parts: number, draw: Draw): number[] {
  const drawn = Array.from({ length: parts }, () => (spread * draw.normal()) / Math.sqrt(parts))
  const mean = drawn.reduce((sum, one) => sum + one, 0) / parts
  return drawn.map((one) => one - mean)
}

/** Limit of draws of scores for one match; rates as leagues have them need some ten. */
const mostDraws = 100_000
const mostTries = 200 // of one whole; then another is drawn

/**
 * Whole points that the sport's plays make. What they hardly ever make goes to the next number below or above that they do, so often that the average stays.
 */
function made(sport: TimedSport, points: number, draw: Draw): number {
  const { odd, keepsOdd } = styles[sport]
  const isOdd = (at: number) => odd.includes(at)
  if (!isOdd(points) || (plan(sport, points).length > 0 && draw.chance(keepsOdd))) return points
  let [low, high] = [points, points]
  while (isOdd(low)) low--
  while (isOdd(high)) high++
  return draw.chance((points - low) / (high - low)) ? high : low
}

/** Plays that make the points, as often as they come in sequences that do. */
function playsFor(sport: TimedSport, points: number, draw: Draw): (readonly number[])[] {
  const { plays } = styles[sport]
  const made: (readonly number[])[] = []
  let left = points
  for (let count = draw.weighted(plan(sport, points)); count > 0; count--) {
    const weights = plays.map(([steps, often]) => often * sequences(sport, count - 1, left - totalOfSteps(steps)))
    const [steps] = plays[draw.weighted(weights)] ?? [[left], 0]
    made.push(steps)
    left -= totalOfSteps(steps)
  }
  return made
}

/** The weight of every number of plays that make the points; empty where none do. */
function plan(sport: TimedSport, points: number): number[] {
  const weights: number[] = []
  let orders = 1
  for (let count = 0; count <= points; count++) {
    weights.push(sequences(sport, count, points) / orders)
    orders *= count + 1
  }
  return weights.some((weight) => weight > 0) ? weights : []
}

const keptSequences = new Map<string, number>()

/** The sum over all sequences of so many plays that make the points, each as often as its plays. */
function sequences(sport: TimedSport, count: number, points: number): number {
  if (points < 0 || count < 0) return 0
  if (count === 0) return points === 0 ? 1 : 0
  const key = `${sport} ${count} ${points}`
  const kept = keptSequences.get(key)
  if (kept !== undefined) return kept
  const sum = styles[sport].plays.reduce(
    (all, [steps, often]) => all + often * sequences(sport, count - 1, points - totalOfSteps(steps)),
    0,
  )
  keptSequences.set(key, sum) // as many as there are points of a part, and plays that make them
  return sum
}

const totalOfSteps = (steps: readonly number[]) => steps.reduce((sum, points) => sum + points, 0)
