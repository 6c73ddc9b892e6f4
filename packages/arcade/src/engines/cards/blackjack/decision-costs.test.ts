import { fraction, subtract, toNumber, zero } from '@andon/money/fraction'
import { expect, test } from 'vitest'
import { bestOf } from './best-play.ts'
import { play, round } from './blackjack.fixture.ts'
import { costOfDecisions } from './decision-costs.ts'

const costs = (cards: string, played: string, choice?: Readonly<Record<string, number>>) =>
  costOfDecisions(play, round(cards, played, choice)?.events ?? [])

test('the best decisions cost nothing, whatever the cards bring', () => {
  const { decisions, ofFirstStakes } = costs('Ts 6d 2h Td Kh', 'stand 0')
  expect(decisions).toEqual([{ hand: 0, made: 'stand', best: 'stand', cost: zero, byTimeOut: false }])
  expect(ofFirstStakes).toEqual(zero)
})

test('a decision costs what the best one would win more on average, times the first stake of its hand', () => {
  const hard16 = { total: 16, soft: false, two: true, pair: null, split: false }
  const values = play.valuesOf(hard16, 10)
  const { decisions, ofFirstStakes } = costs('Ts Kd 6h 7d', 'stand 0')
  const [stood] = decisions
  expect(stood).toMatchObject({ made: 'stand', best: 'hit' })
  expect(ofFirstStakes).toEqual(subtract(bestOf(values).value, values.get('stand') ?? zero))
  // published for a fresh deck: hitting 16 against a ten wins 0.0016 of the stake more than standing, after no natural was found
  expect(toNumber(ofFirstStakes)).toBeGreaterThan(0)
  expect(toNumber(ofFirstStakes)).toBeLessThan(0.002)
})

test('insurance costs 1/26 of the stake it insures', () => {
  const { decisions, ofFirstStakes } = costs('Ts Ad 9h 8d', 'insure 0 stand 0')
  expect(decisions.map(({ made, best }) => `${made} ${best}`)).toEqual(['insure decline', 'stand stand'])
  expect(ofFirstStakes).toEqual(fraction(1, 26))
})

test('of several hands each counts with its own stake', () => {
  const two = { hand0: 1000, hand1: 3000 }
  const cards = 'Ts 6s Kd Th Th 7d'
  const { decisions, ofFirstStakes } = costs(cards, 'stand 0 stand 1', two)
  const [twenty, sixteen] = decisions
  expect(twenty?.cost).toEqual(zero)
  expect(sixteen).toMatchObject({ hand: 1, made: 'stand', best: 'hit' })
  const alone = costs('6s Kd Th 7d', 'stand 0').ofFirstStakes
  expect(ofFirstStakes).toEqual(fraction(alone.numerator * 3n, alone.denominator * 4n))
})

test('hands of a split place and decisions of the server are told apart', () => {
  const { decisions } = costs('8s 6d 8h Td 3c Kh 2d 9s', 'split 0 double 0 timeOut 3')
  expect(decisions).toMatchObject([
    { hand: 0, made: 'split', best: 'split', cost: zero },
    { hand: 0, made: 'double', best: 'double', cost: zero },
    { hand: 3, made: 'stand', best: 'double', byTimeOut: true },
  ])
  expect(toNumber(decisions[2]?.cost ?? zero)).toBeGreaterThan(0)
})
