import { expect, test } from 'vitest'
import { averageOf, percentOf } from './average-returns.ts'

type Quote = NonNullable<Parameters<typeof averageOf>[0][number]['quote']>

const leg: Quote['legs'][number] = {
  selection: 'e/1/1',
  names: null,
  together: [],
  price: 2000,
  open: true,
  inPlay: false,
  score: null,
  redCards: null,
  boost: null,
  eachWay: null,
}
const legs = (count: number) => Array.from({ length: count }, () => leg)
const quote = (stake: number, whole: number, singles: number, count: number) => ({
  quote: { stake, averageReturns: { whole, singles }, legs: legs(count) },
})

test('a multiple says what it returns and what its legs would as singles; bets are weighed by their stakes', () => {
  expect(averageOf([quote(1000, 830, 950, 4)])).toEqual({ whole: 830, singles: 950 })
  expect(averageOf([quote(1000, 950, 950, 1), quote(3000, 930, 930, 1)])).toEqual({ whole: 935, singles: null })
  expect(percentOf(829.6)).toBe('83.0')
})

test('nothing is said while a bet has no chances', () => {
  expect(averageOf([quote(1000, 950, 950, 1), { quote: null }])).toBeNull()
  expect(averageOf([{ quote: { stake: 1000, averageReturns: null, legs: legs(1) } }])).toBeNull()
  expect(averageOf([])).toBeNull()
})
