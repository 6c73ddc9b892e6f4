import { expect, test } from 'vitest'
import { tierOf } from './tiers.ts'

test.each([
  [999, null],
  [1_000, 'big'],
  [2_499, 'big'],
  [2_500, 'super'],
  [5_000, 'mega'],
  [9_999, 'mega'],
  [10_000, 'epic'],
])('a win of %i at a stake of 100 is of tier %s', (amount, tier) => {
  expect(tierOf(amount, 100)?.name ?? null).toBe(tier)
})

test('without a stake there is no tier', () => {
  expect(tierOf(1_000, 0)).toBeNull()
})
