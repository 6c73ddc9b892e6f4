import * as v from 'valibot'
import { text } from '../../fields.ts'

/** Card fields, validated in the browser and on the server. Every check has a message of its own, so that no error message contains a value. */

export const cardBrands = ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DINERS', 'DISCOVER', 'UNIONPAY', 'OTHER'] as const
export type CardBrand = (typeof cardBrands)[number]

const digits = (label: string) =>
  v.pipe(
    v.string(`${label} is missing`),
    v.transform((value) => value.normalize('NFKC').replace(/[\s-]/g, '')),
  )

export const cardNumber = v.pipe(
  digits('The card number'),
  v.regex(/^\d{13,19}$/, 'A card number has 13 to 19 digits'),
  v.check(passesLuhn, 'The card number has a wrong digit'),
)
export const cvv = v.pipe(digits('The security code'), v.regex(/^\d{3,4}$/, 'The security code has 3 or 4 digits'))
export const cardHolder = v.pipe(
  v.string('The name is missing'),
  v.transform((value) => value.normalize('NFKC').trim()),
  v.regex(/^(?!.*\d{5})\p{L}[\p{L}\p{M}\p{N}\s.'’-]{0,59}$/u, 'A name has up to 60 letters'),
)
/** 1 to 12, with or without a leading zero. */
export const expiryMonth = v.pipe(
  digits('The month'),
  v.regex(/^(0?[1-9]|1[0-2])$/, 'A month is 1 to 12'),
  v.transform(Number),
)
/** Two digits or four. */
export const expiryYear = v.pipe(
  digits('The year'),
  v.regex(/^(20)?\d\d$/, 'A year has two digits or four'),
  v.transform((value) => Number(value.length === 2 ? `20${value}` : value)),
)
export const savedCardId = v.pipe(text, v.regex(/^crd_[0-9a-z]{26}$/, 'Not a saved card'))

export const typedCard = v.pipe(
  v.object({ cardNumber, cardHolder, expiryMonth, expiryYear, cvv }),
  v.transform((card) => ({ kind: 'typed' as const, ...card })),
)
/** A saved card, in place of number, holder and expiry. The security code is never stored, so it is entered again. */
export const savedCard = v.pipe(
  v.object({ savedCardId, cvv }),
  v.transform((card) => ({ kind: 'saved' as const, ...card })),
)
export type TypedCard = v.InferOutput<typeof typedCard>
export type SavedCard = v.InferOutput<typeof savedCard>

/** Luhn check (ISO/IEC 7812-1, annex B): with every second digit from the right doubled, the digits sum to a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let fromRight = 0; fromRight < digits.length; fromRight++) {
    const digit = Number(digits.at(-1 - fromRight))
    const value = fromRight % 2 === 0 ? digit : digit * 2
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Card networks by ranges of first digits. A few digits are enough, so a form can show the network during typing. */
const ranges: readonly [from: number, to: number, digits: number, brand: CardBrand][] = [
  [4, 4, 1, 'VISA'],
  [51, 55, 2, 'MASTERCARD'],
  [2221, 2720, 4, 'MASTERCARD'],
  [3528, 3589, 4, 'JCB'],
  [34, 34, 2, 'AMEX'],
  [37, 37, 2, 'AMEX'],
  [300, 305, 3, 'DINERS'],
  [36, 36, 2, 'DINERS'],
  [38, 39, 2, 'DINERS'],
  [6011, 6011, 4, 'DISCOVER'],
  [644, 659, 3, 'DISCOVER'],
  [62, 62, 2, 'UNIONPAY'],
]

export function cardBrandOf(digits: string): CardBrand {
  const found = ranges.find(([from, to, length]) => {
    const start = digits.length < length ? Number.NaN : Number(digits.slice(0, length))
    return start >= from && start <= to
  })
  return found?.[3] ?? 'OTHER'
}
