import { expect, test } from 'vitest'
import { isAboveMaximum } from './win-maximum.ts'

const round = (staked: number, won: number) => ({ amount: won, bet: { amount: staked }, round: { staked, won } })

test.each([
  [10, 100, 1000, false],
  [10, 100, 1001, true],
  [2.5, 3, 7, false],
  [2.5, 3, 8, false], // 7.5: the fraction counts in favour of the game
  [2.5, 3, 9, true],
  [1.1, 10, 11, false],
  [0, 10, 1, true],
])('with a maximum of %d times a stake of %d, a win of %d is above it: %s', (maxWin, staked, won, isAbove) => {
  for (const maxWinOf of ['round', 'spin'] as const)
    expect(isAboveMaximum({ maxWin, maxWinOf }, round(staked, won))).toBe(isAbove)
})

test('earlier wins of the round count for the round, and not for the spin', () => {
  const second = { amount: 600, bet: { amount: 100 }, round: { staked: 100, won: 1200 } }
  expect(isAboveMaximum({ maxWin: 10, maxWinOf: 'round' }, second)).toBe(true)
  expect(isAboveMaximum({ maxWin: 10, maxWinOf: 'spin' }, second)).toBe(false)
})
