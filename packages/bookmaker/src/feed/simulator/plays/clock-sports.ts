import type { Pair, Side } from '../../../markets/match.ts'
import { pointSports } from '../../../pricing/timed-points.ts'
import type { Draw } from '../draw.ts'
import type { Timeline } from '../timeline.ts'
import { leader, recorder, totalOf } from './recorder.ts'

type TimedSport = keyof typeof pointSports

/** How points are made, each kind as often as its weight; real seconds for one of the clock, and of the breaks. */
const styles: Readonly<
  Record<
    TimedSport,
    {
      kinds: readonly (readonly [points: number, weight: number])[]
      periods: number
      realTime: number
      breakSeconds: number
      overtimeSeconds: number | null
    }
  >
> = {
  basketball: {
    kinds: [
      [2, 55],
      [3, 30],
      [1, 15],
    ],
    periods: 4,
    realTime: 2.1,
    breakSeconds: 240,
    overtimeSeconds: 300,
  },
  americanFootball: {
    kinds: [
      [7, 52],
      [3, 38],
      [6, 6],
      [2, 4],
    ],
    periods: 4,
    realTime: 2.7,
    breakSeconds: 300,
    overtimeSeconds: 600,
  },
  rugby: {
    kinds: [
      [7, 45],
      [5, 20],
      [3, 35],
    ],
    periods: 2,
    realTime: 1.15,
    breakSeconds: 720,
    overtimeSeconds: null,
  },
}

/**
 * Basketball, American football and rugby from the model that prices them: margin and total of each part are normal and independent; whole matches are accepted as often as
 * their margin comes. The points of a part fall in plays of the sport, at times drawn evenly.
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
    const plays = (['home', 'away'] as const).flatMap((team) =>
      splitPoints(sport, points[team], draw).map((value) => ({ team, value, at: 1 + draw.below(seconds - 2) })),
    )
    let clock = 0
    for (const { team, value, at } of plays.toSorted((one, other) => one.at - other.at)) {
      record.pass((at - clock) * realTime)
      clock = at
      record.change({ clockSeconds: from + at })
      record.score(team as Side, value)
      record.frame({ stops: sport !== 'basketball' })
    }
    record.pass((seconds - clock) * realTime)
    record.change({ clockSeconds: from + seconds })
    record.endPeriod()
  }
}

/** The points of each part of regular play; the whole is drawn again until its margin is accepted. */
function acceptedParts(sport: TimedSport, rates: Pair, draw: Draw): Pair[] {
  const { keyMargins } = pointSports[sport]
  const { periods } = styles[sport]
  const most = Math.max(1, ...Object.values(keyMargins))
  for (;;) {
    const parts = Array.from({ length: periods }, () => partOf(sport, rates, 1 / periods, draw))
    const margin = Math.abs(parts.reduce((sum, { home, away }) => sum + home - away, 0))
    if (draw.chance((keyMargins[margin] ?? 1) / most)) return parts
  }
}

function partOf(sport: TimedSport, rates: Pair, share: number, draw: Draw): Pair {
  const { marginSpread, totalSpread } = pointSports[sport]
  for (;;) {
    const margin = (rates.home - rates.away) * share + marginSpread * Math.sqrt(share) * draw.normal()
    const total = (rates.home + rates.away) * share + totalSpread * Math.sqrt(share) * draw.normal()
    const [home, away] = [Math.round((total + margin) / 2), Math.round((total - margin) / 2)]
    if (home >= 0 && away >= 0) return { home, away }
  }
}

/** Points as plays that make them up; what no play of the sport makes is one play by itself. */
function splitPoints(sport: TimedSport, points: number, draw: Draw): number[] {
  const plays: number[] = []
  for (let left = points; left > 0; ) {
    const fitting = styles[sport].kinds.filter(([value]) => value <= left)
    const value = fitting[draw.weighted(fitting.map(([, weight]) => weight))]?.[0] ?? left
    plays.push(value)
    left -= value
  }
  return plays
}
