import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [0, null],
  [-5, null],
  [59_999, { unit: 'minutes', first: 0, second: '59' }],
  [3_599_000, { unit: 'minutes', first: 59, second: '59' }],
  [3_600_000 + 5 * 60_000, { unit: 'hours', first: 1, second: '5' }],
  [86_400_000 * 2 + 3_600_000 * 23, { unit: 'days', first: 2, second: '23' }],
])('%i ms', (ms, left) => {
  expect(timeLeft(ms)).toEqual(left)
})
