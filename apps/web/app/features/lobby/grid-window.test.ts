import { expect, test } from 'vitest'
import { placeAfter, placesIn, windowOf, withinCount } from './grid-window.ts'

const shape = { columns: 7, pitch: 300 }
const height = 900

test('however far a list is scrolled, the drawn places cover the window and stay few', () => {
  const count = 5000
  for (let top = -2000; top <= 300 * Math.ceil(count / 7); top += 137) {
    const { from, to } = withinCount(windowOf(shape, { top, height }), count)
    expect(to - from).toBeLessThanOrEqual(7 * 10)
    expect(from % 7).toBe(0)
    expect(to).toBeGreaterThan(from)
    const firstVisible = Math.max(0, Math.floor(top / 300)) * 7
    const lastVisible = Math.min(count, Math.max(0, Math.ceil((top + height) / 300)) * 7)
    expect(from).toBeLessThanOrEqual(firstVisible)
    expect(to).toBeGreaterThanOrEqual(lastVisible)
  }
})

test('a list that became short while it was scrolled far shows its end', () => {
  const { from, to } = withinCount(windowOf(shape, { top: 90_000, height }), 65)
  expect(from % 7).toBe(0)
  expect(from).toBeLessThanOrEqual(65 - 21) // as many rows as the window shows
  expect(to).toBe(65)
})

test('the focused place and its neighbours are drawn in order, before or after the others', () => {
  const drawn = { from: 70, to: 73, columns: 1 }
  expect(placesIn(drawn, null, 100)).toEqual([70, 71, 72])
  expect(placesIn(drawn, 3, 100)).toEqual([2, 3, 4, 70, 71, 72])
  expect(placesIn(drawn, 73, 100)).toEqual([70, 71, 72, 73, 74])
  expect(placesIn(drawn, 71, 100)).toEqual([70, 71, 72])
  expect(placesIn(drawn, 0, 100)).toEqual([0, 1, 70, 71, 72])
  expect(placesIn(drawn, 99, 100)).toEqual([70, 71, 72, 98, 99])
})

test.each([
  ['ArrowRight', 10, 11],
  ['ArrowLeft', 10, 9],
  ['ArrowDown', 10, 17],
  ['ArrowUp', 10, 3],
  ['Home', 10, 0],
  ['End', 10, 4999],
  ['ArrowLeft', 0, undefined],
  ['ArrowUp', 3, undefined],
  ['ArrowRight', 4999, undefined],
  ['ArrowDown', 4998, undefined],
  ['End', 4999, undefined],
  ['Enter', 10, undefined],
])('%s leads from place %i to %s', (key, from, to) =>
  expect(placeAfter(key, { from, count: 5000, columns: 7 })).toBe(to),
)
