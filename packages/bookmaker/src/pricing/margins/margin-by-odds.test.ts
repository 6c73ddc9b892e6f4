import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marginByOdds, mostTaken } from './margin-by-odds.ts'

test.each([
  // even sides: the whole margin, as by any other method
  [[0.5, 0.5], 0.045, [0.5225, 0.5225]],
  // published for three outcomes (by odds ratio)
  [[0.464244, 0.257667, 0.278089], 0.05, [1 / 2.0684, 1 / 3.6671, 1 / 3.4033]],
  // a long shot pays 89.5 % of its fair price, whatever the margin asked for
  [[0.9974, 0.0026], 0.05, [0.997673, 0.002904]],
] as const)('of %j a margin of %d makes %j', (chances, overround, expected) => {
  marginByOdds(chances, overround).forEach((implied, place) => {
    expect(implied).toBeCloseTo(expected[place] ?? 0, 4)
  })
})

test('the sum is what was asked for, unless a long shot would pay too little; nothing is better than fair or reaches 1', () => {
  const chances = fc
    .array(fc.double({ min: 1e-4, max: 1, noNaN: true }), { minLength: 2, maxLength: 20 })
    .map((weights) => weights.map((weight) => weight / weights.reduce((sum, other) => sum + other)))
    .filter((all) => all.every((chance) => chance > 0 && chance < 1))
  fc.assert(
    fc.property(chances, fc.double({ min: 0, max: 0.16, noNaN: true }), (fair, overround) => {
      const implied = marginByOdds(fair, overround)
      const paid = implied.map((chance, place) => (fair[place] ?? 0) / chance)
      expect(Math.max(...paid)).toBeLessThanOrEqual(1 + 1e-12)
      expect(Math.min(...paid)).toBeGreaterThanOrEqual(1 - mostTaken - 1e-12)
      expect(Math.max(...implied)).toBeLessThan(1)
      const sum = implied.reduce((all, chance) => all + chance)
      expect(sum).toBeLessThanOrEqual(1 + overround + 1e-9)
      if (Math.min(...paid) > 1 - mostTaken + 1e-9) expect(sum).toBeCloseTo(1 + overround, 8)
    }),
  )
})

test('what is no chance, and a margin below 0, is refused', () => {
  expect(() => marginByOdds([1, 0.1], 0.05)).toThrow(RangeError)
  expect(() => marginByOdds([0, 0.1], 0.05)).toThrow(RangeError)
  expect(() => marginByOdds([0.5, 0.5], -0.01)).toThrow(RangeError)
})
