import { expect, test } from 'vitest'
import { drawFrom } from '../../feed/simulator/draw.ts'
import { playBy } from '../../feed/simulator/play.ts'
import { pointBetween } from '../../feed/simulator/plays/credit-serves.ts'
import type { Match } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import type { Scope } from '../../markets/scope.ts'
import { chancesOf, type Rates } from '../model.ts'
import { strayOf } from './calibrated.fixture.ts'

const shares = { aces: { home: 0.19, away: 0.08 }, doubleFaults: { home: 0.07, away: 0.12 } }
const serve = { home: 0.66, away: 0.61 }
const rates: Rates = { sport: 'tennis', rates: serve, shares }
const before: Match = { ...newMatch('tennis'), bestOf: 3 }
const matches = Array.from({ length: 1500 }, (_, nth) => playBy(rates, { bestOf: 3, draw: drawFrom(`serves/${nth}`) }))
const lines = [
  ...['8.5', '13.5', '17.5', '22.5'].map((total) => [90_221, { total }] as const),
  ...['5.5', '9.5', '14.5'].map((total) => [90_222, { total }] as const),
  ...['2.5', '4.5', '6.5'].map((total) => [90_223, { total }] as const),
  [90_224, {}] as const,
  ...['2.5', '5.5', '8.5'].map((total) => [90_225, { total }] as const),
]

test.each([
  ['before the start', () => -1],
  ['at some moment of play', (nth: number) => ((nth * 7919) % 1500) * 4],
])('aces and double faults come as often as they are priced, %s', (_, secondOf) => {
  const stray = strayOf(matches, { rates, before, lines, secondOf })
  expect(stray.size).toBeGreaterThan(50)
  for (const [key, z] of stray) expect(Math.abs(z), key).toBeLessThan(4)
})

const distribution = (match: Match, scope: Scope, by = rates) => {
  const found = chancesOf(match, by).of([scope])
  if (!found) throw new Error(`no chances of ${scope}`)
  return [...found.p].map((p, at) => [p, (found.home[0]?.[at] ?? 0) - (found.away[0]?.[at] ?? 0)] as const)
}
const meanOf = (list: ReturnType<typeof distribution>) => list.reduce((sum, [p, count]) => sum + p * count, 0)

test('chances sum to one, both sides have the total together, and its difference is the lead', () => {
  for (const bestOf of [3, 5]) {
    const match = { ...before, bestOf }
    for (const scope of ['aces', 'aces:home', 'aces:away', 'aces:lead', 'doubleFaults'])
      expect(
        distribution(match, scope).reduce((sum, [p]) => sum + p, 0),
        scope,
      ).toBeCloseTo(1, 9)
    const [home, away] = [meanOf(distribution(match, 'aces:home')), -meanOf(distribution(match, 'aces:away'))]
    expect(meanOf(distribution(match, 'aces'))).toBeCloseTo(home + away, 4)
    expect(meanOf(distribution(match, 'aces:lead'))).toBeCloseTo(home - away, 4)
  }
})

test('one point before the end the chances are those of the points that can follow', () => {
  // a side that always wins its serve points by aces: at 5:0 and 40:0 one ace is left with certainty
  const by: Rates = {
    ...rates,
    rates: { home: 0.999999, away: 0.5 },
    shares: { ...shares, aces: { home: 0.4, away: 0 } },
  }
  const match: Match = {
    ...before,
    status: 'live',
    periods: [
      { stage: 'regular', number: 1, home: 6, away: 0, ended: true },
      { stage: 'regular', number: 2, home: 5, away: 0, ended: false },
    ],
    within: { serving: 'home', points: { home: 3, away: 0 }, batting: null, outs: 0, bases: [false, false, false] },
    serves: { aces: { home: 7, away: 0 }, doubleFaults: { home: 0, away: 0 } },
  }
  const likely = distribution(match, 'aces:home', by).filter(([p]) => p > 1e-3)
  expect(likely.map(([p, count]) => [Math.round(p * 1000) / 1000, count])).toEqual([
    [0.6, 7],
    [0.4, 8],
  ])
})

test('counts never fall, and no side has more aces than points won on its serve', () => {
  for (const { frames } of matches.slice(0, 60)) {
    let earlier: Match | null = null
    const won = { home: 0, away: 0 }
    const lost = { home: 0, away: 0 }
    for (const { match } of frames) {
      const point = pointBetween(earlier, match)
      if (point) (point.winner === point.server ? won : lost)[point.server]++
      for (const side of ['home', 'away'] as const) {
        const { aces, doubleFaults } = match.serves ?? { aces: won, doubleFaults: lost }
        expect(aces[side]).toBeLessThanOrEqual(won[side])
        expect(doubleFaults[side]).toBeLessThanOrEqual(lost[side])
        expect(aces[side]).toBeGreaterThanOrEqual(earlier?.serves?.aces[side] ?? 0)
      }
      earlier = match
    }
    const serves = won.home + lost.home + won.away + lost.away
    expect(serves).toBeGreaterThan(47)
  }
})

test('without shares nothing is offered on serves', () => {
  expect(chancesOf(before, { sport: 'tennis', rates: serve }).of(['aces'])).toBeNull()
})
