import { expect, test } from 'vitest'
import { badgeShapes } from './badge-shapes.ts'
import { areAlike, awayKitOf, isNear, kitOf, patterns } from './kit.ts'

const ids = Array.from({ length: 300 }, (_, at) => `sr:competitor:${at * 7 + 1}`)

test('a competitor wears the same kit wherever it is shown', () => {
  for (const id of ids) expect(kitOf(id)).toEqual(kitOf(id))
})

test('two sides of a match never wear colours that look alike', () => {
  for (const home of ids.slice(0, 60))
    for (const away of ids) expect(areAlike(awayKitOf(away, kitOf(home)), kitOf(home)), `${home} ${away}`).toBe(false)
})

test('a kit has two colours that differ', () => {
  for (const id of ids) expect(isNear(kitOf(id).main, kitOf(id).second), id).toBe(false)
})

test('few competitors share colours, pattern and shape', () => {
  expect(new Set(ids.map((id) => JSON.stringify(kitOf(id)))).size).toBeGreaterThan(ids.length * 0.6)
})

test('every pattern is drawn inside the badge', () => {
  for (const pattern of patterns)
    for (const shape of ['hexagon', 'shield'] as const) {
      const drawn = badgeShapes({ main: 'red', second: 'white', pattern, shape }).pattern
      const numbers = drawn.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
      expect(numbers.length, pattern).toBeGreaterThan(5)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(23)
    }
})
