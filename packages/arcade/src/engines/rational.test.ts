import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, compare, divide, equal, multiply, parseRational, rational, subtract, toNumber } from './rational.ts'

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => rational(numerator, denominator))

test('fractions add, subtract, multiply and divide exactly', () => {
  fc.assert(
    fc.property(fraction, fraction, fraction, (a, b, c) => {
      expect(equal(subtract(add(a, b), b), a)).toBe(true)
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)))
      if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a)
    }),
  )
  expect(toNumber(rational(-7n, 2n))).toBe(-3.5)
  expect(toNumber(rational(2n, 4_585_438_125n)) * 4_585_438_125).toBeCloseTo(2, 14)
  expect(rational(6, -4)).toEqual({ numerator: -3n, denominator: 2n })
})

test('fractions are read from text and compared exactly', () => {
  expect(parseRational('-6/4')).toEqual(rational(-3, 2))
  expect(parseRational('12')).toEqual(rational(12))
  const third = rational(10n ** 40n, 3n * 10n ** 40n - 1n)
  expect(compare(third, rational(1, 3))).toBeGreaterThan(0)
  expect(compare(rational(1, 3), third)).toBeLessThan(0)
  expect(compare(rational(2, 6), rational(1, 3))).toBe(0)
})
