import { expect, test } from 'vitest'
import { newMatch } from '../../markets/new-match.ts'
import { footballChances, usualRates } from './football.ts'
import { ratesBehind, ratesOfResult } from './rates-behind.ts'

test.each([
  [1.48, 1.17, 0],
  [2.4, 0.6, -0.06],
  [0.7, 0.9, -0.13],
  [3.4, 2.2, 0.03],
])('finds the rates %d and %d with a dependence of %d from the chances that they lead to', (home, away, rho) => {
  const scores = footballChances(newMatch('football'), { ...usualRates(home, away), home, away, rho }).of(['score'])
  const chance = (holds: (h: number, a: number) => boolean) =>
    scores?.p.reduce((sum, p, at) => sum + (holds(scores.home[0]?.[at] ?? 0, scores.away[0]?.[at] ?? 0) ? p : 0), 0) ??
    Number.NaN
  const known = {
    home: chance((h, a) => h > a),
    away: chance((h, a) => h < a),
    over: chance((h, a) => h + a > 2.5),
    total: 2.5,
  }
  const found = ratesBehind(known)
  expect(found?.home).toBeCloseTo(home, 4)
  expect(found?.away).toBeCloseTo(away, 4)
  expect(found?.rho).toBeCloseTo(rho, 3)
})

test('no grid has a draw in half of all matches with many goals', () => {
  expect(ratesBehind({ home: 0.25, away: 0.25, over: 0.9, total: 2.5 })).toBeNull()
})

test.each([
  [0.6, 0.15, 1.57704, 0.642745],
  [0.35, 0.35, 1.04746, 1.04746],
  [0.093897, 0.747522, 0.741258, 2.436618],
])('plain Poisson with %d and %d for the sides alone comes from %d and %d goals', (home, away, one, other) => {
  const found = ratesOfResult({ home, away })
  expect(found?.home).toBeCloseTo(one, 4)
  expect(found?.away).toBeCloseTo(other, 4)
})

test('no independent goals end level in hardly any match', () => {
  expect(ratesOfResult({ home: 0.499, away: 0.499 })).toBeNull()
})
