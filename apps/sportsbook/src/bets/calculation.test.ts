import { expect, test } from 'vitest'
import type { Bet } from './bet.ts'
import { recompute } from './calculation.ts'

const names = { ja: 'a', en: 'a' }
const leg = (selection: string, price: number, result: Bet['legs'][number]['result']): Bet['legs'][number] => ({
  selection,
  price,
  result,
  event: 'e',
  banker: false,
  about: null,
  together: [],
  placeFraction: null,
  boosted: false,
  decidedBy: null,
  rule4: null,
  deadHeat: null,
  names: { event: names, market: names, outcome: names },
})
const bet = (changes: Partial<Bet>): Bet => ({
  id: 'bet_1',
  reference: '8F4K22QD',
  status: 'WON',
  placedAt: '',
  acceptedAt: null,
  decidedAt: null,
  eachWay: false,
  freeBets: false,
  multipleBoost: null,
  bestOffer: null,
  currency: 'JPY',
  system: { size: 2, folds: [2] },
  lines: 1,
  stake: 1000,
  mostReturns: 0,
  paid: 0,
  cashedOut: 0,
  openStake: 0,
  replaces: null,
  replacedBy: null,
  refusal: null,
  rules: [],
  legs: [leg('a', 2000, 'won'), leg('b', 1500, 'won')],
  ...changes,
})

test('a bet that goes on for another is computed from the value that it took over', () => {
  expect(recompute(bet({ replaces: 'bet_0', openStake: 700 }))?.paid).toBe(2100)
})

test('a settled bet is computed again, line by line, to the yen', () => {
  expect(recompute(bet({}))).toMatchObject({ paid: 3000 })
  const patent = bet({ system: { size: 3, folds: [1, 2, 3] }, lines: 7, stake: 1000 })
  const legs = [leg('a', 2000, 'won'), leg('b', 1500, 'void'), leg('c', 3000, 'lost')]
  const computed = recompute({ ...patent, legs })
  expect(computed?.paid).toBe(Math.floor((1000 / 7) * (2 + 1 + 2)))
  expect(computed?.steps.filter(({ step }) => step === 'line')).toHaveLength(7)
})

test('a deduction and a dead heat are part of it', () => {
  const deducted = { ...leg('a', 9000, 'won'), rule4: '1/4' }
  const tied = { ...leg('b', 3000, 'won'), deadHeat: { tied: 6, win: 3, place: null } }
  const computed = recompute(bet({ legs: [deducted, tied] }))
  expect(computed?.paid).toBe(1000 * (1 + 8 * 0.75) * 1.5)
  expect(computed?.steps).toMatchObject([
    { leg: 'a', rule4: '1/4', oddsPaid: '7' },
    { leg: 'b', share: '1/2', multiplier: '3/2' },
    { step: 'line' },
    { step: 'total' },
  ])
})

test('what a player’s view does not tell is not computed', () => {
  expect(recompute(bet({ cashedOut: 10 }))).toBeNull()
  expect(recompute(bet({ legs: [leg('a', 2000, 'lost'), leg('b', 1500, null)] }))).toBeNull()
})

test('the boost of a multiple is computed again, by the legs that are not void', () => {
  const steps = [
    { legs: 2, percent: 3 },
    { legs: 3, percent: 5 },
  ]
  const treble = {
    system: { size: 3, folds: [3] },
    stake: 333,
    multipleBoost: { percent: 5, steps, counts: 5, adds: 0 },
  }
  const legs = [leg('a', 2000, 'won'), leg('b', 1500, 'won'), leg('c', 1230, 'won')]
  // 333 · 3.69 = 1228.77, of which 895.77 are winnings: 5 % of them are 44.7885
  expect(recompute(bet({ ...treble, legs }))?.paid).toBe(1273)
  const [a, b] = legs
  // 999, of which 666 are winnings: 3 % of them are 19.98
  expect(recompute(bet({ ...treble, legs: [...(a && b ? [a, b] : []), leg('c', 1230, 'void')] }))).toMatchObject({
    paid: 1018,
    steps: expect.arrayContaining([expect.objectContaining({ step: 'boost', legs: 2, percent: 3, winnings: '666' })]),
  })
})
