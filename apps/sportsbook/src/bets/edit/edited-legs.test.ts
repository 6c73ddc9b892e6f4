import { expect, test } from 'vitest'
import { askedLegs, choiceOf, chosenOf, isChanged, legsToAsk } from './edited-legs.ts'

const names = { event: { ja: 'e', en: 'e' }, market: { ja: 'm', en: 'm' }, outcome: { ja: 'o', en: 'o' } }
const leg = (selection: string, more: object = {}) => ({
  selection,
  names,
  event: selection.split('/')[0] ?? '',
  about: null,
  together: [],
  result: null,
  ...more,
})
const betOf = (...legs: ReturnType<typeof leg>[]) => ({ legs }) as unknown as Parameters<typeof choiceOf>[0] // the choice reads its legs alone
const inSlip = (selection: string) => ({
  selection,
  names,
  event: selection.split('/')[0] ?? '',
  sport: 'football',
  price: 2000,
  score: null,
})
const ids = (parts: readonly { selection: string }[]) => parts.map(({ selection }) => selection)

test('open selections may stay, decided ones are part of the value, those of the slip may come', () => {
  const bet = betOf(leg('e1/1/1'), leg('e2/1/1', { result: 'won' }), leg('e3/1/1'))
  const choice = choiceOf(bet, [inSlip('e1/1/1'), inSlip('e4/1/2')])
  expect([ids(choice.own), ids(choice.decided), ids(choice.offered)]).toEqual([
    ['e1/1/1', 'e3/1/1'],
    ['e2/1/1'],
    ['e4/1/2'],
  ])
  expect(isChanged(choice, new Set())).toBe(false)
  expect(ids(chosenOf(choice, new Set(['e1/1/1', 'e4/1/2'])))).toEqual(['e3/1/1', 'e4/1/2'])
})

test('selections of one event are one leg, and all legs must win', () => {
  const parts = [inSlip('e1/1/1'), inSlip('e2/1/1'), inSlip('e1/18|total=2.5/12')]
  expect(legsToAsk(parts)).toEqual({
    combine: { type: 'fold' },
    legs: [
      { selection: 'e1/1/1', together: ['e1/18|total=2.5/12'] },
      { selection: 'e2/1/1', together: [] },
    ],
  })
  expect(legsToAsk(parts.slice(0, 1))).toMatchObject({ combine: { type: 'single' } })
})

test('a bet is asked at the prices and scores of its quote, and not while a leg is closed', () => {
  const quoted = {
    selection: 'e1/1/1',
    names,
    together: [],
    price: 1800,
    open: true,
    inPlay: true,
    score: '1:0',
    redCards: '0:0',
    boost: null,
    eachWay: null,
  }
  const quote = {
    lines: 1,
    stake: 100,
    minStake: 100,
    maxStake: 100,
    mostReturns: 180,
    averageReturns: null,
    multipleBoost: null,
    refusal: null,
  }
  expect(askedLegs({ ...quote, legs: [quoted] })).toEqual([
    { selection: 'e1/1/1', together: [], price: 1800, score: '1:0', redCards: '0:0', banker: false, eachWay: null },
  ])
  expect(askedLegs({ ...quote, legs: [quoted, { ...quoted, open: false }] })).toBeNull()
})
