import { describe, expect, test } from 'vitest'
import { amountAt, chanceOf, hundredthsOf, netOfPast, readAuto } from './crash-config.ts'

const limits = { leastAutoHundredths: 101, mostHundredths: 1_000_000 }

test('a typed multiplier is read in any width, and kept within what is offered', () => {
  const read = (text: string) => readAuto(text, limits)
  expect(['2', '1.5', '２．５', '1.555', '2.00×', '3倍', '1,000'].map(read)).toEqual([
    200, 150, 250, 156, 200, 300, 100_000,
  ])
  expect(['1', '0', '-3', '99999'].map(read)).toEqual([101, 101, 101, 1_000_000])
  expect(['', ' ', 'abc', '1.2.3', 'Infinity'].map(read)).toEqual([null, null, null, null, null])
})

test('the last multiplier of a round is read from its facts, of a void one there is none', () => {
  expect(hundredthsOf({ facts: ['2.31'] })).toBe(231)
  expect(hundredthsOf({ facts: ['1.00', 'at-once'] })).toBe(100)
  expect(hundredthsOf({ facts: [] })).toBeNull()
})

describe('past rounds at a flat stake', () => {
  test('cost each stake, and give back those that reached the multiplier', () => {
    expect(netOfPast([100, 199, 200, 5000], { stake: 500, auto: 200 })).toBe(2 * 1000 - 4 * 500)
    expect(netOfPast([], { stake: 500, auto: 200 })).toBe(0)
    expect(netOfPast([150], { stake: 100, auto: 150 })).toBe(50)
  })
})

test('a multiplier is reached with the chance 0.99 ÷ multiplier, and pays whole yen', () => {
  const config = { return: { numerator: 99, denominator: 100 } }
  expect(chanceOf(config, 200)).toEqual({ numerator: 99, denominator: 200 })
  expect(chanceOf(config, 1_000_000)).toEqual({ numerator: 99, denominator: 1_000_000 })
  expect(chanceOf(config, 110)).toEqual({ numerator: 9, denominator: 10 })
  expect(amountAt(500, 167)).toBe(835)
})
