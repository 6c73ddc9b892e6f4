import { expect, test } from 'vitest'
import { price } from './price.ts'

test('a price is a whole number of thousandths above the stake', () => {
  expect(price(1001)).toBe(1001)
  for (const wrong of [1000, 0, -5, 1850.5, Number.NaN]) expect(() => price(wrong)).toThrow(RangeError)
})
