import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf, type Fold, foldAt, gripAt, mirrored, type Point, type Size } from './fold.ts'

const size: Size = { width: 100, height: 140 }
const point = fc.record({
  x: fc.double({ min: -60, max: 160, noNaN: true }),
  y: fc.double({ min: -60, max: 200, noNaN: true }),
})

/** Where a point of the flap is on the face. */
function onFace({ face: [a, b, c, d, e, f] }: Fold, { x, y }: Point): Point {
  const det = a * d - b * c
  const [dx, dy] = [x - e, y - f]
  return { x: (d * dx - c * dy) / det, y: (a * dy - b * dx) / det }
}

const isLifted = ({ at, normal }: Fold, { x, y }: Point) => (x - at.x) * normal.x + (y - at.y) * normal.y >= -1e-6

test('the flap shows only what lay under the lifted part, as upright as on the face', () => {
  fc.assert(
    fc.property(point, point, (touch, to) => {
      const fold = foldAt(size, gripAt(size, touch), to)
      if (!fold) return
      const [a, b, c, d] = fold.face
      expect(a * d - b * c).toBeCloseTo(1, 6)
      for (const corner of fold.lifted) {
        const seen = onFace(fold, mirrored(fold, corner))
        // the face seen from the front is the card seen from behind
        expect(seen.x).toBeCloseTo(size.width - corner.x, 6)
        expect(seen.y).toBeCloseTo(corner.y, 6)
        expect(isLifted(fold, { x: size.width - seen.x, y: seen.y })).toBe(true)
      }
    }),
  )
})

test('the grip follows the finger: a corner comes to lie under it', () => {
  const grip = gripAt(size, { x: 96, y: 133 })
  expect(grip).toEqual({ x: 100, y: 140, inward: { x: -1, y: -1 } })
  const finger = { x: 61, y: 97 }
  const fold = foldAt(size, grip, finger)
  expect(fold && mirrored(fold, grip)).toEqual({ x: expect.closeTo(61), y: expect.closeTo(97) })
})

test('a card that is pulled outwards, or not at all, is not folded', () => {
  for (const touch of [
    { x: 2, y: 2 },
    { x: 50, y: 139 },
    { x: 99, y: 70 },
  ]) {
    const grip = gripAt(size, touch)
    const away = { x: grip.x - 40 * grip.inward.x, y: grip.y - 40 * grip.inward.y }
    expect(foldAt(size, grip, away)).toBeNull()
    expect(foldAt(size, grip, grip)).toBeNull()
  }
})

test('more is lifted the deeper an edge is pulled, and a finger that goes along the edge lifts nothing more', () => {
  const grip = gripAt(size, { x: 50, y: 140 })
  const shares = [10, 40, 80, 120].map((deep) => foldAt(size, grip, { x: 50, y: 140 - deep })?.share ?? 0)
  expect(shares.map((share) => Number(share.toFixed(4)))).toEqual([0.0357, 0.1429, 0.2857, 0.4286])
  const aside = foldAt(size, grip, { x: 95, y: 136 })
  expect(aside?.share).toBeLessThan(0.06)
})

test('the lifted part and the rest are the whole card', () => {
  fc.assert(
    fc.property(point, point, (touch, to) => {
      const fold = foldAt(size, gripAt(size, touch), to)
      if (!fold) return
      expect(fold.share).toBeGreaterThanOrEqual(0)
      expect(fold.share).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.abs(areaOf(fold.lifted))).toBeCloseTo(fold.share * 14_000, 6)
    }),
  )
})
