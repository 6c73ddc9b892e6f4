import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Extent, maxZoom, middleSquare, moveBy, type Square, wholePixels, zoomOf, zoomTo } from './square.ts'

const picture = { width: 900, height: 600 }

test('the initial square is the largest centred one', () => {
  expect(middleSquare(picture)).toEqual({ left: 150, top: 0, size: 600 })
  expect(middleSquare({ width: 600, height: 900 })).toEqual({ left: 0, top: 150, size: 600 })
})

test('zooming keeps the centre', () => {
  const near = zoomTo(middleSquare(picture), 2, picture)
  expect(near).toEqual({ left: 300, top: 150, size: 300 })
  expect(zoomOf(near, picture)).toBe(2)
  expect(zoomTo(near, 1, picture)).toEqual(middleSquare(picture))
  expect(zoomOf(zoomTo(near, 99, picture), picture)).toBe(maxZoom)
})

test('moving stops at the edges', () => {
  expect(moveBy(middleSquare(picture), { x: 40, y: 10 }, picture)).toEqual({ left: 190, top: 0, size: 600 })
  expect(moveBy(middleSquare(picture), { x: -999, y: 0 }, picture).left).toBe(0)
  expect(moveBy(middleSquare(picture), { x: 999, y: 0 }, picture).left).toBe(300)
})

test('any moves and zooms give whole pixels within the picture', () => {
  const extent = fc.record({ width: fc.integer({ min: 16, max: 9000 }), height: fc.integer({ min: 16, max: 9000 }) })
  const act = fc.oneof(
    fc.record({ zoom: fc.double({ min: 0.1, max: 20, noNaN: true }) }),
    fc.record({
      x: fc.double({ min: -9e4, max: 9e4, noNaN: true }),
      y: fc.double({ min: -9e4, max: 9e4, noNaN: true }),
    }),
  )
  const apply = (square: Square, done: { zoom: number } | { x: number; y: number }, of: Extent) =>
    'zoom' in done ? zoomTo(square, done.zoom, of) : moveBy(square, done, of)
  fc.assert(
    fc.property(extent, fc.array(act, { maxLength: 20 }), (of, acts) => {
      const { left, top, size } = wholePixels(
        acts.reduce((square, done) => apply(square, done, of), middleSquare(of)),
        of,
      )
      expect([left, top, size].every(Number.isInteger)).toBe(true)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(size).toBeGreaterThanOrEqual(16)
      expect(left + size).toBeLessThanOrEqual(of.width)
      expect(top + size).toBeLessThanOrEqual(of.height)
    }),
  )
})
