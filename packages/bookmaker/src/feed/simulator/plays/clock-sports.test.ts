import { describe, expect, test } from 'vitest'
import type { Match } from '../../../markets/match.ts'
import { newMatch } from '../../../markets/new-match.ts'
import type { Distribution } from '../../../pricing/distribution.ts'
import { pointChances, pointSports } from '../../../pricing/sports/timed-points.ts'
import { drawFrom } from '../draw.ts'
import { playTimed } from './clock-sports.ts'
import { totalOf } from './recorder.ts'

const rates = {
  basketball: { home: 82, away: 80 },
  americanFootball: { home: 23.6, away: 21.6 },
  rugby: { home: 27, away: 23.5 },
} as const
type Timed = keyof typeof rates
const timelines = (sport: Timed, count: number) =>
  Array.from({ length: count }, (_, number) => playTimed(sport, rates[sport], drawFrom(`${sport} ${number}`)))

/** By how much a side's score grew from one frame to the next. */
function steps(sport: Timed): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { frames } of timelines(sport, 120)) {
    frames.forEach(({ match }, place) => {
      const before = frames[place - 1]?.match
      for (const side of ['home', 'away'] as const) {
        const grown = totalOf(match)[side] - (before ? totalOf(before)[side] : 0)
        if (grown > 0) counts.set(grown, (counts.get(grown) ?? 0) + 1)
      }
    })
  }
  return counts
}

/** Two points that follow no touchdown of the same moment. */
function safeties(): number {
  let count = 0
  for (const { frames } of timelines('americanFootball', 400)) {
    frames.forEach(({ match }, place) => {
      const [before, last] = [frames[place - 1]?.match, frames[place - 2]?.match]
      for (const side of ['home', 'away'] as const) {
        const now = before ? totalOf(match)[side] - totalOf(before)[side] : 0
        const touchdown =
          before &&
          last &&
          before.clockSeconds === match.clockSeconds &&
          totalOf(before)[side] - totalOf(last)[side] === 6
        if (now === 2 && !touchdown) count++
      }
    })
  }
  return count
}

describe('scores grow by what the sport’s plays make', () => {
  test('American football: touchdowns with kicks, field goals, hardly a safety', () => {
    const counts = steps('americanFootball')
    const of = (points: number) => counts.get(points) ?? 0
    expect([...counts.keys()].filter((points) => ![6, 1, 2, 3].includes(points))).toEqual([])
    expect(of(1)).toBeGreaterThan(of(6) * 0.45)
    expect(of(1) + of(2)).toBeLessThanOrEqual(of(6) * 1.1)
    expect(of(3)).toBeGreaterThan(of(6) * 0.4)
    expect(safeties() / 400).toBeLessThan(0.25)
  })

  test('rugby: tries, conversions, penalties', () => {
    const counts = steps('rugby')
    expect([...counts.keys()].toSorted((one, other) => one - other)).toEqual([2, 3, 5])
    expect(counts.get(2) ?? 0).toBeLessThan(counts.get(5) ?? 0)
    expect(counts.get(2) ?? 0).toBeGreaterThan((counts.get(5) ?? 0) * 0.5)
  })

  test('basketball: one, two or three points', () => {
    const counts = [...steps('basketball')].toSorted(([one], [other]) => one - other)
    expect(counts.map(([points]) => points).slice(0, 3)).toEqual([1, 2, 3])
    const [one, two, three] = counts.map(([, count]) => count)
    expect(two).toBeGreaterThan(three ?? 0)
    expect(three).toBeGreaterThan(one ?? 0)
  })
})

test.each(['basketball', 'americanFootball', 'rugby'] as const)(
  '%s: points are made as the model that prices them has them',
  (sport) => {
    const count = 1500
    const ended = timelines(sport, count).map(({ frames }) => frames.at(-1)?.match)
    const chances = pointChances(newMatch(sport), rates[sport])
    for (const [scope, value] of [
      ['score', (match: Match) => regular(match)],
      ['score@1', ({ periods: [first] }: Match) => first ?? { home: 0, away: 0 }],
    ] as const) {
      const distribution = chances.of([scope])
      for (const measure of [sumOf, leadOf]) {
        const { mean, spread } = momentsOf(distribution, measure)
        const seen = ended.map((match) => (match ? measure(value(match)) : 0))
        const average = seen.reduce((sum, one) => sum + one, 0) / count
        const variance = seen.reduce((sum, one) => sum + (one - average) ** 2, 0) / count
        expect(Math.abs(average - mean), `${scope} mean ${average} of ${mean}`).toBeLessThan(
          (4 * spread) / Math.sqrt(count),
        )
        expect(Math.sqrt(variance) / spread, `${scope} spread`).toBeGreaterThan(0.9)
        expect(Math.sqrt(variance) / spread, `${scope} spread`).toBeLessThan(1.25)
      }
    }
  },
)

test.each(['basketball', 'americanFootball', 'rugby'] as const)(
  '%s: how many points of a part come in its first half strays as the prices within a part have it',
  (sport) => {
    const { totalSpread, seconds } = pointSports[sport]
    const parts = { basketball: 4, americanFootball: 4, rugby: 2 }[sport]
    const length = seconds / parts
    const strays = timelines(sport, 800).flatMap(({ frames }) =>
      (frames.at(-1)?.match.periods ?? []).slice(0, parts).map((whole, part) => {
        const before = frames.filter(
          ({ match }) => match.periods.length === part + 1 && (match.clockSeconds ?? 0) <= (part + 0.5) * length,
        )
        return sumOf(before.at(-1)?.match.periods[part] ?? { home: 0, away: 0 }) - sumOf(whole) / 2
      }),
    )
    const variance = strays.reduce((sum, one) => sum + one * one, 0) / strays.length
    const expected = totalSpread ** 2 / parts / 4 // of a Brownian bridge in its middle
    expect(variance / expected).toBeGreaterThan(0.85)
    expect(variance / expected).toBeLessThan(1.2)
  },
)

const sumOf = ({ home, away }: { home: number; away: number }) => home + away
const leadOf = ({ home, away }: { home: number; away: number }) => home - away
const regular = ({ periods }: Match) =>
  periods
    .filter(({ stage }) => stage === 'regular')
    .reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 })

function momentsOf(distribution: Distribution | null, measure: typeof sumOf) {
  let [mean, square] = [0, 0]
  distribution?.p.forEach((chance, atom) => {
    const value = measure({ home: distribution.home[0]?.[atom] ?? 0, away: distribution.away[0]?.[atom] ?? 0 })
    mean += chance * value
    square += chance * value * value
  })
  return { mean, spread: Math.sqrt(square - mean * mean) }
}

test('points come until the end of a part, each play at a second of its own', () => {
  let late = 0
  for (const { frames } of timelines('basketball', 60)) {
    frames.forEach(({ second, match }, place) => {
      const before = frames[place - 1]
      if (!before) return
      expect(second).toBeGreaterThan(before.second)
      const clock = match.clockSeconds ?? 0
      expect(clock).toBeGreaterThanOrEqual(before.match.clockSeconds ?? 0)
      const [now, then] = [totalOf(match), totalOf(before.match)]
      const grown = now.home + now.away - then.home - then.away
      expect(grown).toBeLessThanOrEqual(3)
      if (grown > 0 && clock % 600 > 540) late += grown
    })
  }
  // a tenth of what 60 matches of 162 points have
  expect(late).toBeGreaterThan(60 * 16.2 * 0.85)
  expect(late).toBeLessThan(60 * 16.2 * 1.15)
})
