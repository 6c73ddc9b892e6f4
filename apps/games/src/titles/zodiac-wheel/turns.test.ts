import { title } from '@andon/arcade/titles/zodiac-wheel/index'
import { rules } from '@andon/arcade/titles/zodiac-wheel/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  flapperAt,
  pauseMs,
  pegsPassed,
  planTurn,
  restOf,
  runningAngle,
  runningSpeed,
  turnBeginsMs,
  turnMs,
} from './turns.ts'

const count = rules.segments.length
const places = fc.integer({ min: 0, max: count - 1 })
const angles = fc.double({ min: -80, max: 80, noNaN: true })
const stepMs = 1000 / 240
const indexes = [0, 1, 2] as const

describe.each(indexes)('turn %i', (index) => {
  const lasts = turnMs(index)

  test('begins where the wheel was, never turns back or jumps, and ends without speed in the middle of its place', () => {
    fc.assert(
      fc.property(places, angles, (place, from) => {
        const at = planTurn(index, { place, count, from: { rotation: from, atMs: 0 } })
        const turns = (at(0) - from) / (2 * Math.PI)
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9)
        expect(at(lasts)).toBeCloseTo(restOf(place, count), 12)
        expect(at(lasts) - at(lasts - stepMs)).toBeLessThan(0.001)
        for (let ms = 0; ms < lasts; ms += stepMs) {
          const moved = at(ms + stepMs) - at(ms)
          expect(moved).toBeGreaterThanOrEqual(-1e-9)
          expect(moved).toBeLessThan(0.09)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('is the same on every screen once it is slower, and slows down in the same way for every place', () => {
    fc.assert(
      fc.property(places, places, angles, (place, other, from) => {
        const [seen, joined] = [
          planTurn(index, { place, count, from: { rotation: from, atMs: 0 } }),
          planTurn(index, { place, count, from: null }),
        ]
        const elsewhere = planTurn(index, { place: other, count, from: null })
        for (let ms = lasts * 0.6; ms <= lasts; ms += 40) {
          expect(seen(ms)).toBeCloseTo(joined(ms), 9)
          expect(elsewhere(ms) - restOf(other, count)).toBeCloseTo(joined(ms) - restOf(place, count), 9)
        }
      }),
      { numRuns: 40 },
    )
  })
})

test('a screen that hears of the segment a moment later goes on from where it is, and one that hears much later shows what all see', () => {
  const all = planTurn(0, { place: 9, count, from: null })
  const late = planTurn(0, { place: 9, count, from: { rotation: 1.5, atMs: 300 } })
  const turns = (late(300) - 1.5) / (2 * Math.PI)
  expect(turns).toBeCloseTo(Math.round(turns), 9)
  expect(late(turnMs(0) * 0.45)).toBeCloseTo(all(turnMs(0) * 0.45), 9)
  const muchLater = planTurn(0, { place: 9, count, from: { rotation: 1.5, atMs: 2000 } })
  expect(muchLater(2000)).toBe(all(2000))
})

test('the first turn goes on at the speed at which the wheel runs', () => {
  const at = planTurn(0, { place: 7, count, from: null })
  expect((at(4) - at(0)) / 0.004 / runningSpeed).toBeCloseTo(1, 2)
  expect((runningAngle(0, 3) - runningAngle(0, 2.9)) / 0.1).toBeCloseTo(runningSpeed)
  expect(runningAngle(5, 0)).toBe(5)
})

test('all turns of the longest round have been seen while the round is shown', () => {
  const last = rules.mostMultipliers
  const pace = title.shared?.pace
  expect(turnBeginsMs(last) + turnMs(last)).toBeLessThanOrEqual(pace?.showMs ?? 0)
  for (let index = 0; index < last; index++)
    expect(turnBeginsMs(index) + turnMs(index) + pauseMs(index)).toBe(turnBeginsMs(index + 1))
})

test('the flapper hangs still where a turn ends, and is let go by each peg', () => {
  for (let place = 0; place < count; place++) expect(flapperAt(restOf(place, count), count)).toBeLessThan(1e-6)
  const between = restOf(3, count) + Math.PI / count
  expect(flapperAt(between - 1e-6, count)).toBeCloseTo(1, 3)
  expect(pegsPassed(between + 1e-6, count) - pegsPassed(between - 1e-6, count)).toBe(1)
})
