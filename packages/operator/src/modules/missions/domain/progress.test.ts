import { expect, test } from 'vitest'
import type { Goal } from './mission.ts'
import { openPeriods, periodAt } from './period.ts'
import { type Play, progressOf } from './progress.ts'

const at = (text: string) => Temporal.Instant.from(text)
const now = at('2026-06-03T12:00:00Z')
const game = (gameCode: string, leastStake: number, category = 'slots', day = '2026-06-03') => ({
  day,
  gameCode,
  category,
  leastStake,
})
const before = (rounds: number, staked: number, day = '2026-06-02') => ({ day, rounds, staked })
const done = (goal: Goal, play: Partial<Play>, every: 'day' | 'week' | 'month' = 'day') => {
  const whole = { days: [], games: [], pauses: [], ...play }
  return progressOf(goal, { play: whole, period: periodAt(every, now), now }).done
}
const titles: Goal = { kind: 'titles', count: 3 }

test.each([
  ['each game counts once', { games: [game('a', 10), game('b', 10)] }, 2],
  ['no more than are needed', { games: ['a', 'b', 'c', 'd'].map((code) => game(code, 10)) }, 3],
  ['those of another day do not', { games: [game('a', 10, 'slots', '2026-06-02'), game('b', 10)] }, 1],
  [
    'a stake of the average counts, a higher one not',
    { days: [before(3, 31)], games: [game('a', 10), game('b', 11)] },
    1,
  ],
  [
    'stakes of the day itself are no part of its average',
    { days: [before(9, 9_000, '2026-06-03')], games: [game('a', 10)] },
    1,
  ],
  ['nor are those of more than thirty days before', { days: [before(1, 1, '2026-05-03')], games: [game('a', 10)] }, 1],
  ['those of thirty days before are', { days: [before(1, 1, '2026-05-04')], games: [game('a', 10)] }, 0],
])('%s', (_title, play, expected) => {
  expect(done(titles, play)).toBe(expected)
})

test('kinds are categories, and a collection counts its own games', () => {
  const games = [game('a', 10), game('b', 10), game('c', 10, 'table-games')]
  expect(done({ kind: 'kinds', count: 3 }, { games })).toBe(2)
  expect(done({ kind: 'collection', games: ['a', 'c', 'x'] }, { games })).toBe(2)
})

test('a break counts once it has lasted, on one day once, whether play goes on or not', () => {
  const pause = (from: string, until: string | null) => ({ from: at(from), until: until === null ? null : at(until) })
  const goal: Goal = { kind: 'breaks', count: 5, minutes: 30 }
  const breaks = (...pauses: Play['pauses']) => done(goal, { pauses }, 'week')
  expect(breaks(pause('2026-06-03T11:30:00Z', null))).toBe(1)
  expect(breaks(pause('2026-06-03T11:31:00Z', null))).toBe(0)
  expect(breaks(pause('2026-06-03T01:00:00Z', '2026-06-03T02:00:00Z'), pause('2026-06-03T03:00:00Z', null))).toBe(1)
  expect(breaks(pause('2026-06-02T01:00:00Z', '2026-06-02T02:00:00Z'), pause('2026-06-03T03:00:00Z', null))).toBe(2)
  expect(breaks(pause('2026-05-31T23:50:00Z', '2026-06-01T02:00:00Z'))).toBe(0)
})

test('periods begin in UTC on their day, Monday or first, and can be claimed for a day after they end', () => {
  expect(['day', 'week', 'month'].map((every) => periodAt(every as 'day', at('2026-06-03T23:59:59Z')).name)).toEqual([
    '2026-06-03',
    '2026-06-01',
    '2026-06-01',
  ])
  expect(openPeriods('week', at('2026-06-01T23:59:59Z')).map(({ name }) => name)).toEqual(['2026-05-25', '2026-06-01'])
  expect(openPeriods('week', at('2026-06-02T00:00:00Z')).map(({ name }) => name)).toEqual(['2026-06-01'])
})
