import { expect, test } from 'vitest'
import { chartSize, drawMovement, summaryOf } from './movement.ts'

const { width, height, inset } = chartSize
const points = [
  { at: 0, price: 2000 },
  { at: 500, price: 4000 },
  { at: 1000, price: 1000 },
]

test('a price holds until the next one, on a scale on which twice is always as far', () => {
  const { paths, low, high, startX, from } = drawMovement({
    outcomes: [points, []],
    stops: [],
    startsAt: 5000,
    now: 2000,
  })
  expect(paths).toEqual([`M0.0 ${(height / 2).toFixed(1)}H100.0V${inset}.0H200.0V${height - inset}.0H${width}`, null])
  expect([from, low, high, startX]).toEqual([0, 1000, 4000, null])
})

test('the start is marked, and neither side of it is squeezed', () => {
  const of = (startsAt: number) => drawMovement({ outcomes: [points], stops: [], startsAt, now: 1000 }).startX
  expect(of(500)).toBeCloseTo(0.5 * width)
  expect(of(10)).toBeCloseTo(0.3 * width)
  expect(of(990)).toBeCloseTo(0.7 * width)
  expect(of(1000)).toBeNull()
})

test('times without bets are drawn where they were; one that lasts reaches the edge, none is too thin to see', () => {
  const stops = [
    { from: -900, to: -100 },
    { from: -100, to: 100 },
    { from: 500, to: 501 },
    { from: 900, to: null },
  ]
  expect(drawMovement({ outcomes: [points], stops, startsAt: 5000, now: 1000 }).stops).toEqual([
    { x: 0, width: 0.1 * width },
    { x: 0.5 * width, width: 1 },
    { x: 0.9 * width, width: 0.1 * width },
  ])
})

test('one price is drawn in the middle, and nothing that is not a number comes of a chart without time', () => {
  const { paths } = drawMovement({ outcomes: [[{ at: 7, price: 1500 }]], stops: [], startsAt: 9, now: 7 })
  expect(paths).toEqual([`M0.0 ${(height / 2).toFixed(1)}H${width}`])
})

test('opening, highest, lowest, closing and now', () => {
  expect(summaryOf(points, 600, 1000)).toEqual({ opening: 2000, highest: 4000, lowest: 1000, closing: 4000, now: 1000 })
  expect(summaryOf(points, 3000, 1000)?.closing).toBeNull()
  expect(summaryOf(points, 0, 1000)?.closing).toBeNull()
  expect(summaryOf([], 0, 1000)).toBeNull()
})
