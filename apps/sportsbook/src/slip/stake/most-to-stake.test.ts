import { expect, test } from 'vitest'
import { mostToStake } from './most-to-stake.ts'

const known = { book: 632_911, funds: 46_360, room: null, others: 0, lines: 1 }

test.each([
  ['the balance', known, 46_360],
  ['the limits', { ...known, room: 500 }, 500],
  ['the book', { ...known, book: 1000 }, 1000],
  ['what other bets of the slip leave', { ...known, others: 46_000 }, 360],
  ['nothing, where other bets take it all', { ...known, others: 50_000 }, 0],
  ['whole yen on each line', { ...known, room: 500, lines: 7 }, 71],
  ['the book, for a visitor', { ...known, funds: null }, 632_911],
  ['nothing, while the book has not answered', { ...known, book: null }, null],
])('the most to stake is the least there is: %s', (_, of, most) => {
  expect(mostToStake(of)).toBe(most)
})
