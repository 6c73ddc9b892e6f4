import { expect, test } from 'vitest'
import { sumsOf } from './sums.ts'

const amounts = { stake: 1_000, openStake: 1_000, cashedOut: 0, mostReturns: 2_500, paid: 0 } as const
const bet = { ...amounts, status: 'ACCEPTED', replaces: null } as const

test('a bet that was not placed says that its stake was not taken, and nothing about returns', () => {
  expect(sumsOf({ ...bet, status: 'NOT_ACCEPTED' }, false)).toEqual([['notTaken', 1_000]])
})

test('an open bet says its stake and the most it returns', () => {
  expect(sumsOf(bet, true)).toEqual([
    ['stake', 1_000],
    ['mostReturns', 2_500],
  ])
})

test('a bet that is sold in part says which stake is left', () => {
  expect(sumsOf({ ...bet, cashedOut: 300, openStake: 600, mostReturns: 1_500 }, true)).toEqual([
    ['stake', 1_000],
    ['openStake', 600],
    ['mostReturns', 1_500],
    ['cashedOut', 300],
  ])
})

test('a bet that goes on for another says its stake and what it took over; the one before says no return', () => {
  const after = { ...bet, replaces: 'bet_1', openStake: 1_200 }
  expect(sumsOf(after, true)).toEqual([
    ['stake', 1_000],
    ['goesOnWith', 1_200],
    ['mostReturns', 2_500],
  ])
  expect(sumsOf({ ...bet, status: 'REPLACED' }, false)).toEqual([['stake', 1_000]])
})

test.each([
  [
    'WON',
    0,
    [
      ['stake', 1_000],
      ['paid', 2_500],
    ],
  ],
  [
    'CASHED_OUT',
    900,
    [
      ['stake', 1_000],
      ['cashedOut', 900],
      ['paid', 2_500],
    ],
  ],
] as const)('a bet that is %s says what was paid', (status, cashedOut, sums) => {
  expect(sumsOf({ ...bet, status, cashedOut, paid: 2_500 }, false)).toEqual(sums)
})
