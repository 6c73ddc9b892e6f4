import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOf, chartHeight, chartWidth } from './bars.ts'

const point = fc.record({
  label: fc.constant(''),
  value: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  held: fc.integer({ min: 0, max: 1_000_000 }),
})

test('every bar is inside the chart, and its length is proportional to its value', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 400 }), (points) => {
      const { bars, highest, lowest } = barsOf(points)
      bars.forEach(({ x, y, width, height, held }, index) => {
        for (const part of [{ y, height }, ...(held ? [held] : [])]) {
          expect(part.y).toBeGreaterThanOrEqual(-0.001)
          expect(part.y + part.height).toBeLessThanOrEqual(chartHeight + 0.001)
        }
        expect(x + width).toBeLessThanOrEqual(chartWidth + 0.001)
        const value = Math.abs(points[index]?.value ?? 0)
        expect(height).toBeCloseTo((value / (highest - lowest || 1)) * chartHeight)
      })
    }),
  )
})

test('a loss is drawn below zero, a gain above', () => {
  const { bars, zero } = barsOf([
    { label: 'a', value: 300 },
    { label: 'b', value: -100 },
  ])
  expect(zero).toBe(150)
  expect(bars.map(({ y, height, below }) => ({ y, height, below }))).toEqual([
    { y: 0, height: 150, below: false },
    { y: 150, height: 50, below: true },
  ])
})
