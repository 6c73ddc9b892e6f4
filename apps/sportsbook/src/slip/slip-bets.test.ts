import { expect, test } from 'vitest'
import { singlePrices } from './placing/single-prices.ts'
import type { SlipSelection } from './selections.ts'
import { asQuoted, betsOf, legsOf, modeOf, systemsFor, toQuote } from './slip-bets.ts'
import { formWithout, type SlipForm } from './slip-form.ts'

const names = { ja: 'a', en: 'a' }
const selection = (event: string, key = '1/1', price = 2000): SlipSelection => ({
  selection: `${event}/${key}`,
  event,
  sport: 'football',
  price,
  score: null,
  names: { event: names, market: names, outcome: names },
})
const form = (changes: Partial<SlipForm> = {}): SlipForm => ({
  mode: 'singles',
  stakes: {},
  stake: 0,
  system: '',
  bankers: [],
  eachWay: [],
  combinedEachWay: false,
  prices: 'higher',
  freeBets: false,
  ...changes,
})
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((event) => selection(event)) as [
  SlipSelection,
  SlipSelection,
  SlipSelection,
  SlipSelection,
]

test('singles are a bet each, those without a stake none; each way the stake is on each half', () => {
  const stakes = { [a.selection]: 500, [c.selection]: 300 }
  expect(betsOf([a, b, c], form({ stakes }))).toMatchObject([
    {
      legs: [{ selection: a.selection, price: 2000, together: [] }],
      combine: { type: 'single' },
      stake: { total: 500 },
    },
    { legs: [{ selection: c.selection }], stake: { total: 300 } },
  ])
  const eachWay = [a.selection]
  expect(betsOf([a, c], form({ stakes, eachWay }))).toMatchObject([
    { stake: { perLine: 500 }, eachWay: true },
    { stake: { total: 300 }, eachWay: false },
  ])
})

test('a multiple takes selections of one event as one leg, at the price that was quoted for them', () => {
  const over = selection('a', '18|total=2.5/12')
  const [bet] = betsOf([a, b, over], form({ mode: 'multiple', stake: 1000 }))
  expect(bet).toMatchObject({
    legs: [
      { selection: a.selection, together: [over.selection] },
      { selection: b.selection, together: [] },
    ],
    combine: { type: 'fold' },
  })
  expect(
    bet &&
      asQuoted(bet, [
        { selection: a.selection, price: 3100, score: '1:0', redCards: null, eachWay: null },
        { selection: b.selection, price: 1500, score: null, redCards: null, eachWay: null },
      ]),
  ).toMatchObject({
    legs: [{ price: 3100, score: '1:0' }, { price: 2000 }],
  })
  expect(betsOf([a, over], form({ mode: 'multiple' }))).toMatchObject([{ combine: { type: 'single' } }])
})

test('a bet each way states the terms that the quote showed, and one on winning none', () => {
  const terms = { places: 3, placeFraction: '1/6' }
  const quoted = [{ selection: a.selection, price: 2000, score: null, redCards: null, eachWay: terms }]
  const stakes = { [a.selection]: 500 }
  const [each] = betsOf([a], form({ stakes, eachWay: [a.selection] }))
  expect(each && asQuoted(each, quoted).legs).toMatchObject([{ eachWay: terms }])
  const [win] = betsOf([a], form({ stakes }))
  expect(win && asQuoted(win, quoted).legs).toMatchObject([{ eachWay: null }])
})

test('systems: every k of the legs and those with a name, with their lines; bankers must fit in', () => {
  expect(systemsFor(3, 0).map(({ id, lines }) => [id, lines])).toEqual([
    ['2', 3],
    ['trixie', 4],
    ['patent', 7],
  ])
  expect(systemsFor(4, 0).map(({ id, lines }) => [id, lines])).toEqual([
    ['2', 6],
    ['3', 4],
    ['yankee', 11],
    ['lucky15', 15],
  ])
  expect(systemsFor(4, 1).map(({ id, lines }) => [id, lines])).toEqual([
    ['2', 3],
    ['3', 3],
    ['yankee', 7],
    ['lucky15', 8],
  ])
  expect(systemsFor(2, 0)).toEqual([])
  const bets = betsOf([a, b, c, d], form({ mode: 'system', system: '3', stake: 100, bankers: [b.selection] }))
  expect(bets).toMatchObject([
    { combine: { choose: [3] }, stake: { perLine: 100 }, legs: [{ banker: false }, { banker: true }, {}, {}] },
  ])
  expect(bets[0] && toQuote(bets[0]).stake).toEqual({ perLine: 100 })
  expect(legsOf([a, a]).length).toBe(1)
})

test('a second match makes a multiple unless the player chose; one selection is a single, whatever was chosen', () => {
  const modeFor = (selections: SlipSelection[], mode: SlipForm['mode'] = null) => modeOf(legsOf(selections), { mode })
  expect([modeFor([a]), modeFor([a, b]), modeFor([a, b], 'singles')]).toEqual(['singles', 'multiple', 'singles'])
  expect([modeFor([a, b], 'system'), modeFor([a, b, c], 'system')]).toEqual(['multiple', 'system'])
  expect([modeFor([a, selection('a', '18|total=2.5/12')]), modeFor([a], 'multiple')]).toEqual(['singles', 'singles'])
})

test('what leaves the slip takes its stake, banker and each way along, and nothing of the others', () => {
  const filled = form({ stakes: { [a.selection]: 100, [b.selection]: 200 }, eachWay: [a.selection, b.selection] })
  expect(formWithout({ ...filled, bankers: [a.selection] }, new Set([a.selection]))).toMatchObject({
    stakes: { [b.selection]: 200 },
    eachWay: [b.selection],
    bankers: [],
  })
})

test('a joint price that was offered is no price of one selection', () => {
  const leg = (selection: string, together: string[] = []) => ({ selection, together, price: 2000 })
  const request = { legs: [leg('a/1/1', ['a/18/12']), leg('b/1/1')] } as Parameters<typeof singlePrices>[0]
  const offered = [
    { selection: 'a/1/1', price: 3100 },
    { selection: 'b/1/1', price: 1900 },
  ]
  expect([...singlePrices(request, offered)]).toEqual([['b/1/1', { price: 1900 }]])
})
