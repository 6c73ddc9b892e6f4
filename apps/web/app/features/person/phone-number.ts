import { bareNumber } from '@andon/contract/folding/bare-number'

/** `09012345678 (+81)`: the number as its country writes it, which is how the player's details have it. */
export const shownNumber = ({ areaCode, phone }: { areaCode: string; phone: string }): string =>
  `${phone} (+${areaCode})`

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
