import { type Fraction, fraction, multiply } from '@andon/money/fraction'
import * as v from 'valibot'

/**
 * Rules of high-low with the twelve months of hanafuda, each as likely as any other whatever was shown before. The player guesses whether the next month is at least, or at most,
 * the one shown; beside January and December, where that would be certain, whether it is greater, or less. A cash-out pays `return` × the odds of all guesses that were right:
 * 12 ÷ the months that were right, multiplied. So every way to play returns `return` on average.
 */
export const highLowRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('high-low'),
  months: v.literal(12),
  return: v.strictObject({ numerator: v.number(), denominator: v.number() }),
  /** Months that the player may leave without a guess, in a round. */
  mostSkips: v.number(),
  /** Guesses whose odds, all multiplied, would be greater are not offered. */
  mostOdds: v.number(),
})
export type HighLowRules = v.InferOutput<typeof highLowRules>

export function hanafudaHighLow(gameCode: string): HighLowRules {
  return {
    gameCode,
    mechanic: 'high-low',
    months: 12,
    return: { numerator: 99, denominator: 100 },
    mostSkips: 20,
    mostOdds: 10_368, // 12³ × 6: three times a month that only one of twelve can follow, and one that two can
  }
}

export type Guess = 'higher' | 'lower'

/** The number of the twelve months that make the guess right: from 1 to 11. */
export function monthsRight({ months }: HighLowRules, month: number, guess: Guess): number {
  const right = guess === 'higher' ? months + 1 - month : month
  return Math.min(right, months - 1)
}

export function isRight(
  rules: HighLowRules,
  { month, guess, next }: { month: number; guess: Guess; next: number },
): boolean {
  const right = monthsRight(rules, month, guess)
  return guess === 'higher' ? next > rules.months - right : next <= right
}

/** The odds of all guesses with one more. */
export function oddsWith(rules: HighLowRules, odds: Fraction, right: number): Fraction {
  return multiply(odds, fraction(rules.months, right))
}

/** True if the rules allow odds as great as these. */
export function isOffered({ mostOdds }: HighLowRules, { numerator, denominator }: Fraction): boolean {
  return numerator <= BigInt(mostOdds) * denominator
}

/** The multiple of the stake that a cash-out pays. */
export function multipleOf({ return: share }: HighLowRules, odds: Fraction): Fraction {
  return multiply(fraction(share.numerator, share.denominator), odds)
}

/** In minor units, rounded down once. */
export function prize(
  rules: HighLowRules,
  { stake, odds }: { readonly stake: number; readonly odds: Fraction },
): number {
  const { numerator, denominator } = multipleOf(rules, odds)
  return Number((BigInt(stake) * numerator) / denominator)
}
