import { expect, test } from 'vitest'
import { timingOf } from './countdown.ts'
import { createGate } from './gate.ts'
import { roundNow, shownNow, tableNow } from './table-now.fixture.ts'

test.each([
  [{ round: roundNow() }, 2_001, 'open', 13],
  [{ round: roundNow() }, 15_000, 'locked', null],
  [{ round: roundNow({ state: 'locked' }) }, 15_100, 'locked', null],
  [{ round: shownNow(7) }, 17_000, 'shown', null],
  [{ round: shownNow(7, { state: 'over' }) }, 27_200, 'next', 3],
  [{ round: shownNow(7, { state: 'over' }), closed: 'draining' as const }, 27_200, 'closed', null],
  [{ round: null }, 0, 'waiting', null],
])('of %j at %i a player sees %s, %s seconds', (changes, now, kind, seconds) => {
  expect(timingOf(tableNow(changes), { now, openMs: 15_000, isCurrent: true })).toMatchObject({ kind, seconds })
})

test('a lost connection is said before anything else', () => {
  expect(timingOf(tableNow(), { now: 1, openMs: 15_000, isCurrent: false }).kind).toBe('lost')
})

test.each([
  ['it takes bets', {}, 7],
  ['the lock is due', { now: 15_000 }, null],
  ['the round is locked', { table: tableNow({ round: roundNow({ state: 'locked' }) }) }, null],
  ['the table is closed', { table: tableNow({ closed: 'chain' as const }) }, null],
  ['the connection is lost', { isCurrent: false }, null],
  ['there are eight bets', { count: 8 }, null],
])(
  'the open round when %s',
  (_, {
    table = tableNow(),
    now = 10,
    isCurrent = true,
    count = 0,
  }: Partial<{ table: ReturnType<typeof tableNow>; now: number; isCurrent: boolean; count: number }>, number) => {
    const gate = createGate({
      table: () => table,
      isCurrent: () => isCurrent,
      now: () => now,
      count: () => count,
      mostBets: 8,
      onChange: () => {},
    })
    gate.setAway(false)
    expect(gate.openRound()?.number ?? null).toBe(number)
  },
)

test.each(['setStopped', 'setAway', 'end'] as const)('no bet may be placed after %s', (stop) => {
  let changes = 0
  const gate = createGate({
    table: () => tableNow(),
    isCurrent: () => true,
    now: () => 10,
    count: () => 0,
    mostBets: 8,
    onChange: () => void changes++,
  })
  gate.setAway(false)
  expect(gate.openRound()).not.toBeNull()
  gate[stop](true)
  expect([gate.openRound(), changes]).toEqual([null, 2])
})
