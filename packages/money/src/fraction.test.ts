import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  ceiling,
  compare,
  divide,
  equal,
  floor,
  fraction,
  multiply,
  one,
  parseFraction,
  readFraction,
  smaller,
  subtract,
  sum,
  toNumber,
  writeDecimal,
  writeFraction,
  zero,
} from './fraction.ts'

const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
const fractions = fc
  .tuple(whole, whole)
  .filter(([, below]) => below !== 0n)
  .map(([above, below]) => fraction(above, below))
const text = (value: string) => writeFraction(readFraction(value) ?? fraction(-999))

describe('a fraction', () => {
  test.each([
    [6, 4, '3/2'],
    [-6, 4, '-3/2'],
    [6, -4, '-3/2'],
    [-6, -4, '3/2'],
    [0, -5, '0'],
    [8, 4, '2'],
  ])('%d / %d is %s', (above, below, expected) => expect(writeFraction(fraction(above, below))).toBe(expected))

  test('has no denominator 0, and no parts that are not whole', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => fraction(1.5)).toThrow(RangeError)
    expect(() => divide(fraction(1), zero)).toThrow(RangeError)
  })

  test('is read from decimals and fractions exactly, and from nothing else', () => {
    expect(['3.5', '0.10', '-2', '10/4', '007', '-1/3'].map(text)).toEqual(['7/2', '1/10', '-2', '5/2', '7', '-1/3'])
    const wrong = ['', ' 1', '1.', '.5', '1e3', 'a/1', '10/', '0/0', '1/0', '1/-2', '+1', '1,5', '１', '9'.repeat(41)]
    expect(wrong.filter((value) => readFraction(value) !== null)).toEqual([])
  })

  test('is written as the nearest decimal', () => {
    const written = [fraction(2, 3), fraction(-2, 3), fraction(-1, 9999), fraction(1, 2), fraction(1999, 1000)]
    expect(written.map((value) => writeDecimal(value, 2))).toEqual(['0.67', '-0.67', '0', '0.5', '2'])
    expect([fraction(1, 2), fraction(-1, 2)].map((value) => writeDecimal(value, 0))).toEqual(['1', '-1'])
  })

  test('is rounded down and up', () => {
    const values = [fraction(7, 2), fraction(-7, 2), fraction(4), fraction(-4)]
    expect(values.map(floor)).toEqual([3n, -4n, 4n, -4n])
    expect(values.map(ceiling)).toEqual([4n, -3n, 4n, -4n])
  })
})

test('sums, products and order are those of rational numbers', () => {
  fc.assert(
    fc.property(fractions, fractions, fractions, (a, b, c) => {
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)))
      expect(multiply(a, b, c)).toEqual(multiply(a, multiply(b, c)))
      expect(equal(subtract(add(a, b), b), a)).toBe(true)
      expect(add(subtract(a, b), b)).toEqual(a)
      if (compare(b, zero) !== 0) expect(multiply(divide(a, b), b)).toEqual(a)
      expect(compare(a, b)).toBe(Math.sign(compare(subtract(a, b), zero)))
      expect(sum([a, b, c])).toEqual(add(a, add(b, c)))
      expect(compare(smaller(a, b), a)).not.toBe(1)
      expect(readFraction(writeFraction(a))).toEqual(a)
      expect(toNumber(a)).toBeCloseTo(Number(a.numerator) / Number(a.denominator), 6)
    }),
  )
})

test('no terms sum to zero, and no factors are one', () => {
  expect([add(), sum([]), multiply()]).toEqual([zero, zero, one])
})

test('files of our own have fractions of any length', () => {
  expect(parseFraction('-6/4')).toEqual(fraction(-3, 2))
  expect(parseFraction(`${10n ** 60n}/3`)).toEqual(fraction(10n ** 60n, 3))
  expect(() => parseFraction('1.5')).toThrow(SyntaxError)
})

test('fractions are compared exactly, and become the nearest float however small they are', () => {
  const third = fraction(10n ** 40n, 3n * 10n ** 40n - 1n)
  expect(compare(third, fraction(1, 3))).toBe(1)
  expect(compare(fraction(1, 3), third)).toBe(-1)
  expect(compare(fraction(2, 6), fraction(1, 3))).toBe(0)
  expect(toNumber(fraction(-7n, 2n))).toBe(-3.5)
  expect(toNumber(fraction(2n, 4_585_438_125n)) * 4_585_438_125).toBeCloseTo(2, 14)
})
