import { expect, test } from 'vitest'
import { isTakenAnyway } from './taken-anyway.ts'

test.each([
  ['none', 2100, true],
  ['none', 1900, false],
  ['higher', 2100, true],
  ['higher', 1900, false],
  ['any', 2100, true],
  ['any', 1900, true],
] as const)(
  'with the policy %s a price that was 2000 and is %d is taken without a question: %s',
  (prices, now, taken) => {
    expect(isTakenAnyway(prices, { before: 2000, now })).toBe(taken)
  },
)
