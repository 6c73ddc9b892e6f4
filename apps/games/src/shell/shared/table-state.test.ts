import type { TableNow, TableRoundNow } from '@andon/arcade/game-api/table-fields'
import { expect, test } from 'vitest'
import { roundNow, tableNow } from './table-now.fixture.ts'
import { changed, dueAt, isAsNew } from './table-state.ts'

const told = (round: TableRoundNow) => ({ type: 'round', now: 0, round, squeezer: null }) as const

test('a round never goes back to an earlier state, whatever arrives late', () => {
  const table = tableNow({ round: roundNow({ number: 7, state: 'shown' }) })
  for (const late of [roundNow({ number: 7, state: 'open' }), roundNow({ number: 6, state: 'over' })])
    expect(changed(table, told(late))).toBe(table)
  expect([isAsNew(null, table.round), isAsNew(table.round, table.round)]).toEqual([false, true])
})

test('the next round puts the one before among the past, and takes its crowd away', () => {
  const before = tableNow({ round: roundNow({ number: 7, state: 'void' }), players: 3, staked: 900 })
  const next = changed(before, told(roundNow({ number: 8, state: 'open' })))
  expect(next).toMatchObject({ past: [{ number: 7, facts: [], state: 'void' }], players: 0, staked: 0, seats: [] })
})

test('a round after the next one says that something was missed', () => {
  const table = tableNow({ round: roundNow({ number: 7, state: 'over' }) })
  expect(changed(table, told(roundNow({ number: 9, state: 'open' })))).toBeNull()
})

test('a crowd of another round changes nothing', () => {
  const table = tableNow({ round: roundNow({ number: 7 }) })
  const crowd = { type: 'seats' as const, now: 0, players: 2, staked: 100, seats: [] }
  expect(changed(table, { ...crowd, number: 6 })).toBe(table)
  expect(changed(table, { ...crowd, number: 7 })).toMatchObject({ players: 2, staked: 100 })
})

const pace = { lockMs: 1_000, showMs: 10_000, restMs: 4_000 }
test.each<[Partial<TableRoundNow>, TableNow['closed'], number | null]>([
  [{ state: 'open', locksAt: 500 }, null, 500],
  [{ state: 'locked', locksAt: 500 }, null, 1_500],
  [{ state: 'running', locksAt: 500 }, null, null],
  [{ state: 'shown', shownAt: 2_000, endsAt: null }, null, 16_000],
  [{ state: 'over', shownAt: 2_000, endsAt: 9_000 }, null, 9_000],
  [{ state: 'open', locksAt: 500 }, 'draining', null],
])('of a round that is %j, at a table that is closed for %s, the next word is due at %s', (round, closed, expected) => {
  expect(dueAt({ round: roundNow(round), closed }, pace)).toBe(expected)
})
