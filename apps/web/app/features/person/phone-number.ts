import { bareNumber } from '@andon/contract/folding/bare-number'

/** `+81 9012345678`: after the country code, the leading zero of the national number is not dialled. */
export function internationalNumber({ areaCode, phone }: { areaCode: string; phone: string }): string {
  return `+${areaCode} ${phone.replace(/^0+/, '')}`
}

/** Digits, and `+` before them. */
export const typedNumber = (typed: string): string => bareNumber(typed).replace(/(?!^\+)\D/g, '')

interface Country {
  readonly iso: string
  /** Without `+`. */
  readonly dialCode: string
}

/** The country whose code a number states after `+`, with the longest code; null for another number, and if the chosen country has it. */
export function countryOfNumber(
  typed: string,
  { countries, chosen }: { countries: readonly Country[]; chosen: string },
): string | null {
  if (!typed.startsWith('+')) return null
  const stated = countries.filter(({ dialCode }) => typed.startsWith(`+${dialCode}`))
  const longest = Math.max(...stated.map(({ dialCode }) => dialCode.length))
  const best = stated.filter(({ dialCode }) => dialCode.length === longest)
  return best.some(({ iso }) => iso === chosen) ? null : (best[0]?.iso ?? null)
}
