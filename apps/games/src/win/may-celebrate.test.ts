import { expect, test } from 'vitest'
import { mayCelebrate } from './may-celebrate.ts'

test.each([
  [false, 0, false],
  [false, 99, false],
  [false, 100, false],
  [false, 101, true],
  [true, 99, false],
  [true, 100, true],
  [true, 101, true],
])('where a returned stake may be celebrated: %s; a return of %i for 100 is: %s', (allowed, total, expected) => {
  expect(mayCelebrate({ celebratesReturnOfStake: allowed }, { total, stake: 100 })).toBe(expected)
})
