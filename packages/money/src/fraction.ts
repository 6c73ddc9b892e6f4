/** An exact fraction in lowest terms with a positive denominator: odds, returns, probabilities, and money before its one rounding. Floats are for display only. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** `numerator / denominator` in lowest terms; throws RangeError if the denominator is 0, or a number is not whole. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const above = BigInt(numerator)
  const below = BigInt(denominator)
  if (below === 0n) throw new RangeError('a fraction has no denominator 0')
  const divisor = greatestCommonDivisor(above, below) * (below < 0n ? -1n : 1n)
  return { numerator: above / divisor, denominator: below / divisor }
}

export const zero = fraction(0n)
export const one = fraction(1n)

/** Longer texts are no numbers that a bet has. */
const longestText = 40

/** Reads what others send: `12`, `-3.5` or `10/3`, exactly; null if the text is none of them, or is longer than 40 characters. */
export function readFraction(text: string): Fraction | null {
  if (text.length > longestText) return null
  const decimal = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (decimal) {
    const [, sign = '', whole = '', decimals = ''] = decimal
    return fraction(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length))
  }
  const [, numerator, denominator] = /^(-?\d+)\/(\d+)$/.exec(text) ?? []
  if (numerator === undefined || denominator === undefined || BigInt(denominator) === 0n) return null
  return fraction(BigInt(numerator), BigInt(denominator))
}

/** Reads `3/4` or `-2` of a file of our own, of any length; throws if it is something else. */
export function parseFraction(text: string): Fraction {
  const [numerator = '', denominator = '1'] = text.split('/')
  return fraction(BigInt(numerator), BigInt(denominator))
}

/** `7` or `22703/100`. */
export function writeFraction({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`
}

/** The nearest decimal with at most `places` decimals, halves away from zero, without zeros at its end: `0.6667`, `-4`. */
export function writeDecimal({ numerator, denominator }: Fraction, places: number): string {
  const negative = numerator < 0n
  const scaled = (negative ? -numerator : numerator) * 10n ** BigInt(places)
  const digits = `${(2n * scaled + denominator) / (2n * denominator)}`.padStart(places + 1, '0')
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '')
  const text = `${digits.slice(0, digits.length - places)}${decimals === '' ? '' : `.${decimals}`}`
  return negative && text !== '0' ? `-${text}` : text
}

export function add(...terms: readonly Fraction[]): Fraction {
  return sum(terms)
}

export function sum(terms: Iterable<Fraction>): Fraction {
  let total: Fraction | undefined
  for (const term of terms)
    total = total
      ? fraction(
          total.numerator * term.denominator + term.numerator * total.denominator,
          total.denominator * term.denominator,
        )
      : term
  return total ?? zero
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)
}

export function multiply(...factors: readonly Fraction[]): Fraction {
  let product: Fraction | undefined
  for (const factor of factors)
    product = product
      ? fraction(product.numerator * factor.numerator, product.denominator * factor.denominator)
      : factor
  return product ?? one
}

/** Throws RangeError if `b` is 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator)
}

export function equal(a: Fraction, b: Fraction): boolean {
  return compare(a, b) === 0
}

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`. */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const left = a.numerator * b.denominator
  const right = b.numerator * a.denominator
  return left < right ? -1 : left > right ? 1 : 0
}

export function smaller(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) <= 0 ? a : b
}

/** The greatest whole number that is not above. */
export function floor({ numerator, denominator }: Fraction): bigint {
  const towardsZero = numerator / denominator
  return numerator < 0n && towardsZero * denominator !== numerator ? towardsZero - 1n : towardsZero
}

/** The smallest whole number that is not below. */
export function ceiling({ numerator, denominator }: Fraction): bigint {
  return -floor({ numerator: -numerator, denominator })
}

/** The nearest float, exact to about 15 digits for parts of any size, and for values however small; for display and models, never for money. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const negative = numerator < 0n
  const size = negative ? -numerator : numerator
  const whole = size / denominator
  const zeros = `${denominator}`.length - `${size}`.length
  const places = 18 + (zeros > 3 ? zeros : 0)
  const decimals = Number(((size % denominator) * 10n ** BigInt(places)) / denominator) / 10 ** places
  return (negative ? -1 : 1) * (Number(whole) + decimals)
}

/** Of two whole numbers, not below 0; 1 if both are 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger === 0n ? 1n : larger
}
