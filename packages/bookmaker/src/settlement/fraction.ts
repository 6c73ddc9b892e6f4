/** An exact fraction in lowest terms with a positive denominator: odds, stakes and returns before their one rounding. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** `numerator / denominator` in lowest terms; throws RangeError if the denominator is 0, or a number is not whole. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const above = BigInt(numerator)
  const below = BigInt(denominator)
  if (below === 0n) throw new RangeError('a fraction has no denominator 0')
  const divisor = greatestCommonDivisor(above, below)
  return below < 0n === divisor < 0n
    ? { numerator: above / divisor, denominator: below / divisor }
    : { numerator: -above / divisor, denominator: -below / divisor }
}

export const zero = fraction(0n)
export const one = fraction(1n)

/** Longer texts are no numbers that a bet has. */
const longestText = 40

/** Reads `12`, `-3.5` or `10/3` exactly; null if the text is none of them, or is longer than 40 characters. */
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

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** Throws RangeError if `b` is 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator)
}

export function sum(terms: Iterable<Fraction>): Fraction {
  let total = zero
  for (const term of terms) total = add(total, term)
  return total
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

/** The float nearest to the first 15 decimals, for display and for models; never for money. */
export function toNumber(value: Fraction): number {
  return Number(writeDecimal(value, 15))
}

/** Of two whole numbers, with either sign. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, remainder] = [a, b]
  while (remainder !== 0n) [larger, remainder] = [remainder, larger % remainder]
  return larger
}
