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
  return { history, tell }
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
