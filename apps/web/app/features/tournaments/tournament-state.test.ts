import type { Tournament } from '@andon/contract/player-api/tournaments'
import { expect, test } from 'vitest'
import { arrange, changesAt, prizeAt, prizeTotal, stateAt } from './tournament-state.ts'

const minute = (at: number) => new Date(at * 60_000).toISOString()
const times = {
  startsAt: minute(10),
  endsAt: minute(20),
  provisionalUntil: minute(22),
  cancelled: false,
  rankLog: null,
}

test.each([
  [9, 'UPCOMING', 10],
  [10, 'RUNNING', 20],
  [20, 'provisional', 22],
  [22, 'ENDED', undefined],
] as const)('at minute %i it is %s', (at, state, next) => {
  expect(stateAt(times, at * 60_000)).toBe(state)
  expect(changesAt(times, at * 60_000)).toBe(next === undefined ? undefined : minute(next))
})

test('a published log ends the hold, and a cancelled one has no other state', () => {
  expect(stateAt({ ...times, rankLog: '/rank-logs/a.json' }, 21 * 60_000)).toBe('ENDED')
  expect(stateAt({ ...times, cancelled: true }, 15 * 60_000)).toBe('cancelled')
})

test('the next to end, the next to start and the last to end come first', () => {
  const run = (id: string, startsAt: number, endsAt: number) =>
    ({
      ...times,
      id,
      startsAt: minute(startsAt),
      endsAt: minute(endsAt),
      provisionalUntil: minute(endsAt),
    }) as Tournament // what the order reads
  const runs = [run('late', 0, 99), run('old', 0, 1), run('soon', 0, 60), run('next', 70, 80), run('newer', 0, 40)]
  const { running, upcoming, past } = arrange(runs, 50 * 60_000)
  expect([running, upcoming, past].map((part) => part.map(({ id }) => id))).toEqual([
    ['soon', 'late'],
    ['next'],
    ['newer', 'old'],
  ])
})

test('cash prizes sum over all their places, without bonuses and free spins', () => {
  const prizes = [
    { from: 1, to: 1, kind: 'cash', amount: 500 },
    { from: 2, to: 3, kind: 'cash', amount: 150 },
    { from: 4, to: 4, kind: 'bonus', amount: 100 },
    { from: 5, to: 9, kind: 'freeSpins', amount: 20 },
  ] as const
  expect(prizeTotal(prizes)).toBe(800)
  expect(prizeAt(prizes, 4)?.amount).toBe(100)
  expect(prizeAt(prizes, 10)).toBeUndefined()
})
