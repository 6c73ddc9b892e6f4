import { playDetails } from '@andon/contract/play-details'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { price } from '../model/price.ts'
import type { StoredBet } from '../store/bets.ts'
import { playDetailsOf } from './play-details.ts'

const long = { ja: '鶴瀬川カスカータ'.repeat(20), en: 'Ørestad Åkers United '.repeat(9) }
const legs = (count: number): StoredBet['legs'] =>
  Array.from({ length: count }, (_, leg) => ({
    selection: `e${leg}/1/1`,
    eventId: `e${leg}`,
    marketKey: '1',
    outcome: '1',
    price: price(2500),
    asked: { price: price(2500), score: null, redCards: null },
    banker: false,
    leg,
    role: 'win' as const,
    names: { event: long, market: long, outcome: long },
    about: null,
    placeFraction: null,
    boost: null,
  }))
const bet = (count: number) =>
  ({ stakePerLine: '100', size: count, folds: [count], eachWay: false, legs: legs(count) }) as unknown as StoredBet // what the details are made of

test('the history of the longest slip stays within the size of a call, in every language', () => {
  const details = playDetailsOf(bet(20), () => ({ result: 'halfWon', decidedBy: long }))
  expect(new TextEncoder().encode(JSON.stringify(details)).length).toBeLessThan(15_500)
  expect(v.is(playDetails, details)).toBe(true)
  expect(details.selections).toHaveLength(20)
})

test('a multiple has its odds, a single has those of its leg alone', () => {
  expect(playDetailsOf(bet(3)).odds).toBe('15.625')
  expect(playDetailsOf(bet(1)).odds).toBeUndefined()
})
