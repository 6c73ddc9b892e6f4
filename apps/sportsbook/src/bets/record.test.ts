import { expect, test } from 'vitest'
import { luckOf, totalOf } from './record.ts'

const row = (bets: number, returned: number) => ({
  expectation: { bets, staked: bets * 1000, returned, expected: bets * 950, variance: bets * 1000 ** 2 },
})

test('luck carries 1.96 standard deviations in both directions, and returns are never below zero', () => {
  expect(luckOf([row(100, 95_000), row(300, 280_000)])).toEqual({
    bets: 400,
    staked: 400_000,
    expected: 380_000,
    returned: 375_000,
    low: 380_000 - 39_200,
    high: 380_000 + 39_200,
    verdict: 'within',
  })
  expect(luckOf([row(400, 340_799)])?.verdict).toBe('below')
  expect(luckOf([row(400, 419_201)])?.verdict).toBe('above')
  expect(luckOf([{ expectation: { bets: 20, staked: 20, returned: 0, expected: 19, variance: 1e9 } }])?.low).toBe(0)
  expect(luckOf([row(19, 0), { expectation: null }])).toBeNull()
})

test('closing values are weighed by their bets', () => {
  const of = { bets: 1, staked: 100, returned: 90 }
  const total = totalOf([
    { ...of, closing: { bets: 3, value: 0.02 } },
    { ...of, closing: { bets: 1, value: -0.02 } },
    { ...of, closing: null },
  ])
  expect(total).toEqual({ bets: 3, staked: 300, returned: 270, closing: { bets: 4, value: expect.closeTo(0.01, 9) } })
  expect(totalOf([{ ...of, closing: null }]).closing).toBeNull()
})
