import { expect, test } from 'vitest'
import { price } from '../model/price.ts'
import { priceAtMost } from '../pricing/margins/ladder.ts'
import { withMargin } from './apply-trading.ts'

test.each([
  [2100, 50, 2000],
  [3460, 30, 3350],
  [11_500, 20, 11_000],
  [1020, 50, 1010],
  [1005, 50, 1005],
  [1850, 0, 1850],
  [1853, 0, 1853],
])('%i with %i thousandths more margin is %i', (before, margin, after) => {
  expect(withMargin(price(before), margin)).toBe(after)
})

test('every price with a margin of staff stands on the ladder, and is never better than before', () => {
  for (let before = 1010; before < 60_000; before += 37)
    for (const margin of [1, 7, 50, 333]) {
      const after = withMargin(price(before), margin)
      expect(priceAtMost(after)).toBe(after)
      expect(after).toBeLessThanOrEqual(before)
    }
})
