import { expect, test } from 'vitest'
import type { Bet } from './bet.ts'
import { legsToFollow, pastWorth } from './past-value.ts'

const at = (minute: number) => `2026-05-10T12:${String(minute).padStart(2, '0')}:00Z`
const leg = (selection: string, changes: Partial<Bet['legs'][number]> = {}) =>
  ({ selection, price: 2000, result: null, together: [], boosted: false, ...changes }) as unknown as Bet['legs'][number]
const bet = (legs: readonly Bet['legs'][number][], changes: Partial<Bet> = {}) =>
  ({ legs, lines: 1, eachWay: false, acceptedAt: at(0), mostReturns: 100_000, ...changes }) as unknown as Bet
const prices = (selection: string, ...points: (readonly [number, number])[]) => ({
  selection,
  points: points.map(([minute, price]) => ({ at: at(minute), price })),
})
const known = { at: Date.parse(at(30)), value: 1800, fair: 1900 }

test('a single was worth less while its price was higher, from its acceptance on', () => {
  expect(pastWorth(bet([leg('a')]), [prices('a', [0, 3000], [10, 4000], [20, 1250])], known)).toEqual([
    { at: Date.parse(at(0)), value: 1125, fair: 1188 },
    { at: Date.parse(at(10)), value: 563, fair: 594 },
    { at: Date.parse(at(20)), value: 1800, fair: 1900 },
  ])
})

test('the open legs of a multiple multiply, decided ones count with their result', () => {
  const legs = [leg('a'), leg('b'), leg('c', { result: 'won' })]
  const pastPrices = [prices('a', [10, 1600]), prices('b', [20, 4000])]
  expect(pastWorth(bet(legs), pastPrices, known).map(({ value }) => value)).toEqual([2880, 3600, 1800])
})

test('what was taken at a better price than others had begins at the price of the others', () => {
  expect(pastWorth(bet([leg('a', { price: 9000, boosted: true })]), [prices('a', [10, 3000])], known)).toEqual([
    { at: Date.parse(at(0)), value: 1800, fair: 1900 },
    { at: Date.parse(at(10)), value: 1800, fair: 1900 },
  ])
})

test('no bet was worth more than it can return', () => {
  const pastPrices = [prices('a', [10, 1010], [20, 9000])]
  expect(pastWorth(bet([leg('a')], { mostReturns: 4000 }), pastPrices, known)[1]).toMatchObject({
    value: 4000,
    fair: 4000,
  })
})

test.each([
  ['a system', bet([leg('a'), leg('b'), leg('c')], { lines: 4 })],
  ['a bet each way', bet([leg('a')], { lines: 2, eachWay: true })],
  ['selections at a joint price', bet([leg('a', { together: [{}] as Bet['legs'][number]['together'] })])],
  ['a bet that is not accepted', bet([leg('a')], { acceptedAt: null })],
])('%s has no past value', (_, other) => {
  expect(legsToFollow(other)).toEqual([])
  expect(pastWorth(other, [prices('a', [10, 3000])], known)).toEqual([])
})
