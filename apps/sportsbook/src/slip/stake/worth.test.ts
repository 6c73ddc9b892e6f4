import { expect, test } from 'vitest'
import type { BetRequest } from '../slip-bets.ts'
import { returnsIfSomeWin, totalOdds, totalOddsOf, worthOf } from './worth.ts'

const prices: Readonly<Record<string, number>> = { a: 2000, b: 1500, c: 3333 }
const known = { priceOf: (id: string) => prices[id] ?? null, placeOf: () => '1/5' }
const bet = (ids: string[], more: Partial<BetRequest>): BetRequest => ({
  legs: ids.map((selection) => ({
    selection,
    together: [],
    price: 2000,
    score: null,
    redCards: null,
    banker: false,
    eachWay: null,
  })),
  combine: { type: 'fold' },
  stake: { total: 100 },
  eachWay: false,
  boosts: true,
  ...more,
})

test.each([
  ['a single', bet(['a'], { combine: { type: 'single' } }), { lines: 1, stake: 100, returns: 200 }],
  ['a multiple, rounded down once', bet(['a', 'b', 'c'], {}), { lines: 1, stake: 100, returns: 999 }],
  [
    'a system of doubles',
    bet(['a', 'b', 'c'], { combine: { choose: [2] }, stake: { perLine: 100 } }),
    { lines: 3, stake: 300, returns: 300 + 666 + 499 + 1 },
  ],
  [
    'each way: half on winning, half on a place',
    bet(['a'], { combine: { type: 'single' }, stake: { perLine: 100 }, eachWay: true }),
    { lines: 2, stake: 200, returns: 320 },
  ],
])('%s costs and returns', (_, request, worth) => {
  expect(worthOf(request, known)).toEqual(worth)
})

test('nothing is computed without a price', () => {
  expect(worthOf(bet(['a', 'x'], {}), known)).toBeNull()
})

test('of a system some winners return between the least and the most of their choices', () => {
  const doubles = bet(['a', 'b', 'c'], { combine: { choose: [2] }, stake: { perLine: 100 } })
  expect(returnsIfSomeWin(doubles, 2, known)).toEqual([300, 666])
  expect(returnsIfSomeWin(doubles, 1, known)).toEqual([0, 0])
})

test.each<[string, BetRequest, number | null]>([
  ['a multiple: the product, rounded down once', bet(['a', 'b', 'c'], {}), 9999],
  ['a single: none beside its price', bet(['a'], { combine: { type: 'single' } }), null],
  ['a system: the average of its lines', bet(['a', 'b', 'c'], { combine: { choose: [2] } }), 4888],
  ['a multiple each way: both halves', bet(['a', 'b'], { eachWay: true }), 2160],
  ['a multiple without all prices: none', bet(['a', 'x'], {}), null],
])('the total odds of %s', (_, request, odds) => {
  expect(totalOdds(request, known)).toBe(odds)
})

test('a bet that was placed has the total odds that its slip had', () => {
  const legs = ['a', 'b', 'c'].map((selection) => ({
    selection,
    price: prices[selection] ?? 0,
    banker: false,
    placeFraction: null,
  }))
  expect(totalOddsOf({ system: { size: 3, folds: [3] }, eachWay: false, legs })).toBe(9999)
  expect(totalOddsOf({ system: { size: 3, folds: [2] }, eachWay: false, legs })).toBe(4888)
})
