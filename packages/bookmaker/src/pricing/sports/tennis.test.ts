import { expect, test } from 'vitest'
import { marketById } from '../../markets/catalogue.ts'
import { newMatch } from '../../markets/new-match.ts'
import { fairOutcomes } from '../fair.ts'
import { tennisChances } from './tennis.ts'
import { holdChance, tieBreakChance } from './tennis-points.ts'

test.each([
  [0.5, 0.5],
  [0.55, 0.623149],
  [0.6, 29889 / 40625],
  [0.62, 0.775863],
  [0.65, 0.829645],
  [0.7, 0.900789],
])('a server who wins %d of the points holds with %d', (p, expected) => {
  expect(holdChance(p)).toBeCloseTo(expected, 6)
})

test('from 30:40 and from 40:0, and a long deuce is a deuce', () => {
  expect(holdChance(0.6, 2, 3)).toBeCloseTo(0.415385, 6)
  expect(holdChance(0.6, 3, 0)).toBeCloseTo(0.980308, 5)
  expect(holdChance(0.6, 9, 9)).toBeCloseTo(holdChance(0.6, 3, 3), 10)
})

test.each([
  [0.62, 0.6, 0.532524, 0.567912, 0.601242, 0.625778],
  [0.65, 0.6, 0.581617, 0.663495, 0.736502, 0.785402],
  [0.6, 0.55, 0.579567, 0.669478, 0.744481, 0.794271],
])('serving %d against %d: tie-break, set, best of three, best of five', (home, away, tieBreak, set, three, five) => {
  expect(tieBreakChance({ serve: home, opponent: away }, { first: true })).toBeCloseTo(tieBreak, 6)
  expect(tieBreakChance({ serve: home, opponent: away }, { first: false })).toBeCloseTo(tieBreak, 6)
  for (const [bestOf, expected] of [
    [3, three],
    [5, five],
  ] as const) {
    const chances = tennisChances({ ...newMatch('tennis'), bestOf }, { home, away })
    const [winner, firstSet] = [marketById(186), marketById(202)]
    expect(winner && fairOutcomes(winner, {}, chances)?.[0]?.fair.won).toBeCloseTo(expected, 6)
    expect(firstSet && fairOutcomes(firstSet, { setnr: '1' }, chances)?.[0]?.fair.won).toBeCloseTo(set, 6)
  }
})

test('a set that may not be played returns the stakes with the chance that it is not', () => {
  const chances = tennisChances({ ...newMatch('tennis'), bestOf: 3 }, { home: 0.62, away: 0.6 })
  const [totalSets, thirdSet] = [marketById(314), marketById(202)]
  const three = totalSets && fairOutcomes(totalSets, { total: '2.5' }, chances)?.[0]?.fair.won
  const third = thirdSet && fairOutcomes(thirdSet, { setnr: '3' }, chances)?.[0]?.fair
  expect(third?.void).toBeCloseTo(1 - (three ?? 0), 8)
  expect((third?.won ?? 0) + (third?.lost ?? 0)).toBeCloseTo(three ?? 0, 8)
})

test('in the middle of a game the point that was won counts', () => {
  const at = (home: number, away: number) => {
    const match = {
      ...newMatch('tennis'),
      bestOf: 3,
      status: 'live' as const,
      periods: [{ stage: 'regular' as const, number: 1, home: 4, away: 4, ended: false }],
      within: {
        serving: 'home' as const,
        points: { home, away },
        batting: null,
        outs: 0,
        bases: [false, false, false] as const,
      },
    }
    const winner = marketById(186)
    return (winner && fairOutcomes(winner, {}, tennisChances(match, { home: 0.62, away: 0.6 }))?.[0]?.fair.won) ?? 0
  }
  expect(at(3, 0)).toBeGreaterThan(at(0, 0))
  expect(at(0, 0)).toBeGreaterThan(at(0, 3))
})
