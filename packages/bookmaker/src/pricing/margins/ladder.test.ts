import fc from 'fast-check'
import { expect, test } from 'vitest'
import { price } from '../../model/price.ts'
import { nextPrice, priceAtMost } from './ladder.ts'

test.each([
  [1987, 1980],
  [2051.5, 2040],
  [3457, 3450],
  [3696, 3650],
  [4170, 4100],
  [9990, 9800],
  [11_300, 11_000],
  [33_500, 33_000],
  [51_900, 50_000],
  [208_000, 200_000],
  [999_000, 980_000],
  [151_000, 150_000],
  [5_000_000, 1_000_000],
  [1010, 1010],
])('%d stands on the ladder at %d', (thousandths, expected) => {
  expect(priceAtMost(thousandths)).toBe(expected)
})

test('no price is rounded by 5 % or more', () => {
  for (let thousandths = 1010; thousandths <= 1_000_000; thousandths += 1 + Math.floor(thousandths / 5000))
    expect((priceAtMost(thousandths) ?? 0) / thousandths, `${thousandths}`).toBeGreaterThan(0.95)
})

test('below 1.01 there is no price', () => {
  expect(priceAtMost(1009)).toBeNull()
  expect(nextPrice(price(1010), 'down')).toBeNull()
  expect(nextPrice(price(1_000_000), 'up')).toBeNull()
})

test('a step up and a step down meet again, and prices of the ladder stay where they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1010, max: 999_999 }), (thousandths) => {
      const on = priceAtMost(thousandths) ?? price(1010)
      expect(priceAtMost(on)).toBe(on)
      const up = nextPrice(on, 'up') ?? price(1_000_000)
      expect(up).toBeGreaterThan(on)
      expect(nextPrice(up, 'down')).toBe(on)
    }),
  )
})
