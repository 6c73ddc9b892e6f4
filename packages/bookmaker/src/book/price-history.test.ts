import { expect, test } from 'vitest'
import type { Change } from '../feed/changes.ts'
import { newEvent } from '../feed/event-record.ts'
import type { EventStatus } from '../model/event-status.ts'
import { price } from '../model/price.ts'
import { urn } from '../model/urn.ts'
import type { EventChanges } from './event-changes.ts'
import { keepPriceHistory } from './price-history.ts'

const match = urn('match', 'm-1')

function open() {
  let listener: (changes: EventChanges) => void = () => {}
  const clock = { now: 0 }
  const history = keepPriceHistory(
    {
      onChanges: (publish) => {
        listener = publish
        return () => {}
      },
    },
    () => clock.now,
  )
  function tell(at: number, odds: number | null, { event = match, status = 'live' as EventStatus } = {}) {
    clock.now = at
    const outcomes = [{ outcome: '1', price: odds === null ? null : price(odds), isOffered: odds !== null }]
    const change: Change = { kind: 'prices', event, market: 18, specifiers: 'total=2.5', outcomes }
    const record = { ...newEvent(event), status: { at, value: status } }
    const context = { isUp: () => true, time: 0, groupsOf: () => [], isKnownGroup: () => true }
    listener({ event: { record, description: null, sequence: 1, context }, changes: [change] })
  }
  function close(at: number, to: 'active' | 'suspended') {
    clock.now = at
    const from = to === 'active' ? 'suspended' : 'active'
    const change: Change = { kind: 'market', event: match, market: 18, specifiers: 'total=2.5', from, to }
    const record = { ...newEvent(match), status: { at, value: 'live' as const } }
    const context = { isUp: () => true, time: 0, groupsOf: () => [], isKnownGroup: () => true }
    listener({ event: { record, description: null, sequence: 1, context }, changes: [change] })
  }
  return { history, tell, close }
}
const selection = `${match}/18|total=2.5/1`

test('a selection has its prices with their times; what has none has no points', () => {
  const { history, tell } = open()
  tell(10_000, 2000)
  tell(20_000, null)
  tell(30_000, 2200)
  expect(history.of(selection)).toEqual([
    { at: 10_000, price: 2000 },
    { at: 30_000, price: 2200 },
  ])
  expect(history.of(`${match}/1/1`)).toEqual([])
})

test('moves that follow fast are one, and many are thinned out over the whole time', () => {
  const { history, tell } = open()
  tell(0, 2000)
  tell(10_000, 2100)
  tell(11_000, 2150)
  expect(history.of(selection)).toEqual([
    { at: 0, price: 2000 },
    { at: 10_000, price: 2150 },
  ])
  for (let move = 2; move < 500; move++) tell(move * 10_000, 2000 + move)
  const points = history.of(selection)
  expect(points.length).toBeLessThanOrEqual(64)
  expect([points[0]?.at, points.at(-1)]).toEqual([0, { at: 4_990_000, price: 2499 }])
})

test('an event that is over is forgotten', () => {
  const { history, tell } = open()
  tell(0, 2000)
  tell(10, 2000, { status: 'ended' })
  expect(history.of(selection)).toEqual([])
})

test('times in which a line took no bets are known, short ones left out, at most so many', () => {
  const { history, close } = open()
  const stops = () => history.stopsOf(match, '18|total=2.5')
  close(1_000, 'suspended')
  close(2_000, 'suspended')
  expect(stops()).toEqual([{ from: 1_000, to: null }])
  close(9_000, 'active')
  close(20_000, 'suspended')
  close(21_000, 'active')
  expect(stops()).toEqual([{ from: 1_000, to: 9_000 }])
  for (let nth = 3; nth < 100; nth++) {
    close(nth * 100_000, 'suspended')
    close(nth * 100_000 + 10_000 * (nth === 50 ? 3 : 1), 'active')
  }
  expect(stops()).toHaveLength(24)
  expect(stops()).toContainEqual({ from: 5_000_000, to: 5_030_000 })
  expect(history.stopsOf(match, '1')).toEqual([])
})
