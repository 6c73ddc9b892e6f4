import { assert } from '@andon/platform/assert'

/** An exact fraction in lowest terms with a positive denominator, for returns, odds and moments of games. Floats are for display only. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const n = BigInt(numerator)
  const d = BigInt(denominator)
  assert(d !== 0n, 'a fraction has a denominator')
  const divisor = greatestCommonDivisor(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)
  return { numerator: n / divisor, denominator: d / divisor }
}

/** Reads `3/4` or `-2`. */
export function parseRational(text: string): Rational {
  const [numerator = '', denominator = '1'] = text.split('/')
  return rational(BigInt(numerator), BigInt(denominator))
}

export const zero = rational(0)
export const one = rational(1)

export function add(...terms: readonly Rational[]): Rational {
  return terms.reduce(
    (sum, term) =>
      rational(sum.numerator * term.denominator + term.numerator * sum.denominator, sum.denominator * term.denominator),
    zero,
  )
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator })
}

export function multiply(...factors: readonly Rational[]): Rational {
  return factors.reduce(
    (product, factor) => rational(product.numerator * factor.numerator, product.denominator * factor.denominator),
    one,
  )
}

export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator)
}

export function equal(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator === b.numerator * a.denominator
}

/** Negative, 0 or positive as `a` is less than, equal to or greater than `b`. */
export function compare(a: Rational, b: Rational): number {
  return Number(a.numerator * b.denominator - b.numerator * a.denominator)
}

/** The nearest float, exact to about 15 digits for parts of any size, and for values however small. */
export function toNumber({ numerator, denominator }: Rational): number {
  const negative = numerator < 0n
  const size = negative ? -numerator : numerator
  const whole = size / denominator
  const zeros = `${denominator}`.length - `${size}`.length
  const places = 18 + (zeros > 3 ? zeros : 0)
  const fraction = Number(((size % denominator) * 10n ** BigInt(places)) / denominator) / 10 ** places
  return (negative ? -1 : 1) * (Number(whole) + fraction)
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger === 0n ? 1n : larger
}
