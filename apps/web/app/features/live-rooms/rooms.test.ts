import type { LiveTable } from '@andon/contract/player-api/live-tables'
import { expect, test } from 'vitest'
import { afterChange, changesIn, type Rooms, roomOf, roomsOf, shownState } from './rooms.ts'

const table = (more: Partial<LiveTable> = {}): LiveTable => ({
  id: 'arcade/hall',
  gameCode: 'hall',
  state: 'open',
  locksAt: null,
  players: null,
  seatsFree: null,
  limits: null,
  results: [],
  ...more,
})
const roomAt = (more: Partial<LiveTable>, aheadMs = 0) => ({ table: table(more), tables: 1, aheadMs })

test('the seconds to the lock count by the server’s clock, whatever this browser’s shows', () => {
  for (const aheadMs of [0, 3_600_000, -3_600_000]) {
    const room = roomAt({ locksAt: 10_000 + aheadMs }, aheadMs)
    const seconds = [0, 1, 9_001, 9_999].map((atMs) => shownState(room, atMs)?.seconds)
    expect(seconds).toEqual([10, 10, 1, 1])
  }
})

test('a lock that has passed shows as closed for bets until it is known, and after a minute nothing is shown', () => {
  const room = roomAt({ locksAt: 10_000 })
  expect(shownState(room, 10_000)).toEqual({ state: 'locked', seconds: null })
  expect(shownState(room, 69_999)).toEqual({ state: 'locked', seconds: null })
  expect(shownState(room, 70_000)).toBeNull()
})

test('what is shown is renewed just when it changes, and not otherwise', () => {
  const room = roomAt({ locksAt: 2_500 })
  const times: number[] = []
  for (let at: number | null = 0; at !== null; ) {
    times.push(at)
    const wait: number | null = changesIn(room, at)
    at = wait === null ? null : at + wait
  }
  expect(times).toEqual([0, 500, 1_500, 2_500, 62_500])
  expect([changesIn(roomAt({}), 0), changesIn(roomAt({ state: 'locked' }), 0)]).toEqual([null, null])
})

test('messages that were long on their way do not move the clock', () => {
  const first = roomsOf(undefined, { now: 1_000, tables: [] }, 1_200)
  const late = afterChange(first, { now: 1_100, id: 'arcade/hall', table: table() }, 60_000)
  expect([
    first.aheadMs,
    late.aheadMs,
    afterChange(late, { now: 70_000, id: 'x', table: null }, 70_050).aheadMs,
  ]).toEqual([-200, -200, -50])
})

test('a tile shows the table at which one can play with the most players; one that is forgotten is gone', () => {
  const rooms: Rooms = {
    aheadMs: 0,
    tables: [
      table({ id: 'a', state: 'closed' }),
      table({ id: 'b', players: 3 }),
      table({ id: 'c', players: 9 }),
      table({ id: 'd', gameCode: 'other' }),
    ],
  }
  expect(roomOf(rooms, 'hall')).toMatchObject({ table: { id: 'c' }, tables: 3 })
  const left = ['b', 'c'].reduce<Rooms>((known, id) => afterChange(known, { now: 0, id, table: null }, 0), rooms)
  expect(roomOf(left, 'hall')).toMatchObject({ table: { id: 'a' }, tables: 1 })
  expect(roomOf(left, 'nowhere')).toBeNull()
})
