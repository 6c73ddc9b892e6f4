import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arcAt, fanPlaces, type Place, rowPlaces, slideAt } from './places.ts'

const length = fc.double({ min: -2000, max: 2000, noNaN: true })
const place = fc.record({ x: length, y: length, turn: fc.double({ min: -7, max: 7, noNaN: true }) })
const frames = Array.from({ length: 61 }, (_, frame) => frame / 60)

const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)

test.each([
  ['a dealt card', arcAt],
  ['a card that slides', slideAt],
])('%s comes to rest exactly where it belongs, without a jump', (_, at) => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      expect(at(from, to, 1)).toEqual(to)
      expect(at(from, to, 1.3)).toEqual(to)
      const way = frames.map((progress) => at(from, to, progress))
      const steps = way.slice(1).map((now, index) => far(now, way[index] ?? now))
      expect(Math.max(...steps)).toBeLessThanOrEqual(far(from, to) * 0.09 + 1e-6)
      // the last frame before the end is all but there: at least as near as a hundredth of the way
      expect(steps.at(-1)).toBeLessThanOrEqual(far(from, to) * 0.01 + 1e-6)
    }),
  )
})

test('the cards of a row lie apart where there is room, and show their indices where there is little', () => {
  const at = { x: 200, y: 50 }
  const wide = rowPlaces(3, { at, card: 60, room: 400 })
  expect(wide.map(({ x }) => Math.round(x))).toEqual([135, 200, 265])
  const narrow = rowPlaces(8, { at, card: 60, room: 230 })
  expect((narrow[7]?.x ?? 0) - (narrow[0]?.x ?? 0) + 60).toBeCloseTo(230)
  const tight = rowPlaces(12, { at, card: 60, room: 100 })
  expect((tight[1]?.x ?? 0) - (tight[0]?.x ?? 0)).toBeCloseTo(18)
  expect(rowPlaces(1, { at, card: 60, room: 400 })).toEqual([{ ...at, turn: 0 }])
})

test('a fan is even on both sides, and its middle card stands upright', () => {
  const fan = fanPlaces(5, { at: { x: 0, y: 0 }, radius: 300, spread: 0.8 })
  expect(fan[2]).toEqual({ x: 0, y: 0, turn: 0 })
  expect(fan[0]?.x).toBeCloseTo(-(fan[4]?.x ?? 0))
  expect(fan.map(({ turn }) => Number(turn.toFixed(2)))).toEqual([-0.4, -0.2, 0, 0.2, 0.4])
})
