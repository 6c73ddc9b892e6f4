import { expect, test } from 'vitest'
import { rules } from '../titles/rose-window-roulette/rules.ts'
import { animals } from '../titles/zodiac-wheel/results.ts'
import { rules as wheelRules } from '../titles/zodiac-wheel/rules.ts'
import { baccaratResult, crashResult, prizeResult, rouletteResult } from './short-results.ts'

const shown = (result: ReturnType<typeof baccaratResult>) => result && [result.text.ja, result.tone]

test('a number of roulette has the colour of its pocket', () => {
  const resultOf = rouletteResult(rules)
  expect(['0', '1', '2', '36'].map((face) => shown(resultOf([face])))).toEqual([
    ['0', 'green'],
    ['1', 'red'],
    ['2', 'black'],
    ['36', 'red'],
  ])
})

test('a hand of baccarat has its winner in the colours of the roads', () => {
  const hands = [['banker', 'banker-6', 'big'], ['player', 'small', 'banker-pair'], ['tie', 'big'], ['small']]
  expect(hands.map((facts) => shown(baccaratResult(facts)))).toEqual([
    ['B', 'red'],
    ['P', 'blue'],
    ['T', 'green'],
    null,
  ])
})

test('a round of crash has its last multiple, which fits', () => {
  const ends = [['1.00', 'at-once'], ['2.31'], ['99.99'], ['100.00'], ['10000.00']]
  expect(ends.map((facts) => shown(crashResult(facts)))).toEqual([
    ['1.00×', 'plain'],
    ['2.31×', 'blue'],
    ['99.99×', 'gold'],
    ['100×', 'gold'],
    ['10000×', 'gold'],
  ])
})

test('a void round, which has no facts, has no result', () => {
  expect([rouletteResult(rules), baccaratResult, crashResult, prizeResult({})].map((resultOf) => resultOf([]))).toEqual(
    [...[null, null, null, null]],
  )
})

test('every prize of the wheel has a result', () => {
  for (const { spots } of wheelRules.prizes)
    for (const spot of spots) expect(prizeResult(animals)([spot, `${spot}*1`])).not.toBeNull()
})
