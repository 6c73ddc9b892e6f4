import { type Fraction, fraction } from '@andon/money/fraction'
import type { Draws } from '../../rng/draws.ts'
import type { CrashRules } from './crash-rules.ts'

type Terms = Pick<CrashRules, 'return' | 'mostHundredths'>

const bitsOfWord = 32n

/** P(X ≥ h) for a whole number of hundredths h from 100 to the greatest. */
export function chanceOfReaching({ return: { numerator, denominator } }: Terms, hundredths: number): Fraction {
  return fraction(100n * BigInt(numerator), BigInt(denominator) * BigInt(hundredths))
}

/**
 * Draws the bust point X = ⌊100 × return ÷ U⌋ in hundredths, with U a real number from 0 to 1 whose binary digits are drawn 32 at a time. After some words U is known to lie
 * in an interval; another word is drawn only while its two ends give different points. So P(X ≥ h) = P(U ≤ 100 × return ÷ h) holds exactly, and not only to the last bit of a
 * float. 0 stands for every point below 100, and the greatest multiple for every point from there on.
 */
export function drawBustPoint(draws: Draws, { return: { numerator, denominator }, mostHundredths }: Terms): number {
  const pointAt = (above: bigint, below: bigint): number => {
    const point = (100n * BigInt(numerator) * above) / (BigInt(denominator) * below)
    if (point < 100n) return 0
    return point < BigInt(mostHundredths) ? Number(point) : mostHundredths
  }
  let [digits, parts] = [0n, 1n]
  for (;;) {
    digits = (digits << bitsOfWord) + BigInt(draws.uniform(2 ** 32))
    parts <<= bitsOfWord
    const least = pointAt(parts, digits + 1n)
    const most = digits === 0n ? mostHundredths : pointAt(parts, digits)
    if (least === most) return least
  }
}
