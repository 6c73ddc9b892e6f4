import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  one,
  readFraction,
  subtract,
  writeDecimal,
  zero,
} from '@andon/money/fraction'
import type { Price } from '../model/price.ts'

/** The spellings of odds. `hongKong`, `malay` and `indonesian` are of the winnings for a stake of 1; `american` of 100. */
export const oddsFormats = ['decimal', 'fraction', 'hongKong', 'american', 'malay', 'indonesian'] as const
export type OddsFormat = (typeof oddsFormats)[number]

const hundred = fraction(100)

/** Reads odds as slips have them, `3.5` (stake included) or `5/2` (winnings), as decimal odds; null unless they are above 1. */
export function readOdds(text: string): Fraction | null {
  return readOddsIn(text.includes('/') ? 'fraction' : 'decimal', text)
}

/** The odds that a price states, exactly. */
export function oddsOfPrice(price: Price): Fraction {
  return fraction(price, 1000)
}

/** Reads a spelling exactly, as decimal odds; null if it is none of the format: odds of 1 or less, American between -100 and 100, Malay outside -1 to 1, `10/`. */
export function readOddsIn(format: OddsFormat, text: string): Fraction | null {
  if ((format === 'fraction') !== text.includes('/')) return null
  const value = readFraction(format === 'american' ? text.replace(/^\+/, '') : text)
  return value && oddsFrom(format, value)
}

/** The decimal odds that a number in a format states, exactly; null if no odds have that number in it. */
export function oddsFrom(format: OddsFormat, value: Fraction): Fraction | null {
  if (!isOf(format, value)) return null
  return format === 'decimal' ? value : add(one, winningsOf(format, value))
}

function isOf(format: OddsFormat, value: Fraction): boolean {
  const size = value.numerator < 0n ? negative(value) : value
  switch (format) {
    case 'decimal':
      return compare(value, one) > 0
    case 'fraction':
    case 'hongKong':
      return compare(value, zero) > 0
    case 'american':
      return compare(size, hundred) >= 0
    case 'malay':
      return compare(size, zero) > 0 && compare(size, one) <= 0
    case 'indonesian':
      return compare(size, one) >= 0
  }
}

/** Winnings of a stake of 1. */
function winningsOf(format: Exclude<OddsFormat, 'decimal'>, value: Fraction): Fraction {
  const unit = format === 'american' ? hundred : one
  return compare(value, zero) > 0 ? divide(value, unit) : divide(negative(unit), value)
}

/** The exact number that decimal odds above 1 are in a format; `oddsFrom` is its inverse. */
export function oddsIn(format: OddsFormat, odds: Fraction): Fraction {
  const winnings = subtract(odds, one)
  const even = compare(winnings, one)
  switch (format) {
    case 'decimal':
      return odds
    case 'fraction':
    case 'hongKong':
      return winnings
    case 'american':
      return even >= 0 ? fraction(100n * winnings.numerator, winnings.denominator) : divide(negative(hundred), winnings)
    case 'malay':
      return even <= 0 ? winnings : divide(negative(one), winnings)
    case 'indonesian':
      return even >= 0 ? winnings : divide(negative(one), winnings)
  }
}

/** Decimal odds in a format, for people: `2.50`, `3/2`, `1.5`, `+150`, `-0.6667`. Fractions are exact; other spellings are rounded to 4 decimals, American to one. */
export function writeOdds(format: OddsFormat, odds: Fraction): string {
  const value = oddsIn(format, odds)
  if (format === 'fraction') return `${value.numerator}/${value.denominator}`
  if (format === 'american') return `${compare(value, zero) > 0 ? '+' : ''}${writeDecimal(value, 1)}`
  const text = writeDecimal(value, 4)
  return format === 'decimal' ? padded(text) : text
}

/** Decimal odds have two decimals at least. */
function padded(text: string): string {
  const [whole = '', decimals = ''] = text.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

const negative = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator })
