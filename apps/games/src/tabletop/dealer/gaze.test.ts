import { expect, test } from 'vitest'
import { follow, gazeAt, lidsAt } from './gaze.ts'

const place = { eyes: { x: 200, y: 100 }, height: 400 }

test('a dealer without anything to look at looks at the player', () => {
  expect(gazeAt(null, place)).toEqual({ x: 0, y: 0 })
})

test('eyes turn towards a point, and no further than they can', () => {
  expect(gazeAt({ x: 350, y: 100 }, place)).toEqual({ x: 0.5, y: 0 })
  expect(gazeAt({ x: -4000, y: 9000 }, place)).toEqual({ x: -1, y: 1 })
})

test('eyes follow in a moment, at any pace of frames', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 1, y: -1 },
  ]
  const once = follow(from, to, 200)
  const twice = follow(follow(from, to, 100), to, 100)
  expect(once.x).toBeCloseTo(twice.x, 10)
  expect(once.x).toBeGreaterThan(0.8)
  expect(once.x).toBeLessThan(1)
})

test('lids close and open again, for less than a fifth of a second', () => {
  const states = Array.from({ length: 18_000 / 10 }, (_, index) => lidsAt(index * 10))
  const closed = states.filter((state) => state !== 'open').length * 10
  expect(closed).toBeGreaterThan(6 * 150)
  expect(closed).toBeLessThan(6 * 200)
  expect(new Set(states)).toEqual(new Set(['open', 'half', 'closed']))
})
