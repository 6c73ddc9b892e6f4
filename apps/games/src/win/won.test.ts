import { expect, test } from 'vitest'
import { isWin, tierOfWin } from './won.ts'

test.each([
  { amount: 596, stake: 500, cover: 400, win: true, name: 'a win of one stake of five' },
  { amount: 500, stake: 500, cover: 400, win: false, name: 'a tie that brings five stakes back' },
  { amount: 400, stake: 500, cover: 400, win: false, name: 'four of five stakes after a loss' },
  { amount: 0, stake: 500, cover: 400, win: false, name: 'a loss of all five' },
  { amount: 50, stake: 100, cover: 0, win: true, name: 'half of a bet, as la partage returns it' },
])('$name: a win is $win', ({ win, ...won }) => {
  expect(isWin(won)).toBe(win)
})

test('the size of a win is measured by the stake alone', () => {
  expect(tierOfWin({ amount: 1400, stake: 500, cover: 400 })?.name).toBe('big')
  expect(tierOfWin({ amount: 1399, stake: 500, cover: 400 })).toBeNull()
})
