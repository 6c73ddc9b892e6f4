import { add, divide, type Fraction, fraction, multiply, one, subtract, zero } from '@andon/money/fraction'
import { type CardValue, cardsOf, cardValues, dealerDraws, type HandTotal, noCards, withCard } from './hand-total.ts'
import type { BlackjackTerms } from './rules.ts'

/** The dealer's totals with their probabilities, given the open card and no natural; every bust is 22. */
export function dealerResults(rules: BlackjackTerms, open: CardValue): ReadonlyMap<number, Fraction> {
  const known = new Map<string, ReadonlyMap<number, Fraction>>()
  const from = (hand: HandTotal): ReadonlyMap<number, Fraction> => {
    if (!dealerDraws(hand, rules)) return new Map([[Math.min(hand.total, 22), one]])
    const key = `${hand.total} ${hand.soft}`
    const results =
      known.get(key) ?? mixture(cardValues.map((value) => [fraction(cardsOf(value), 13), from(withCard(hand, value))]))
    known.set(key, results)
    return results
  }
  const first = withCard(noCards, open)
  const possible = cardValues.filter((value) => withCard(first, value).total !== 21)
  const natural = possible.length === cardValues.length ? zero : fraction(open === 1 ? cardsOf(10) : cardsOf(1), 13)
  const share = (value: CardValue) => divide(fraction(cardsOf(value), 13), subtract(one, natural))
  return mixture(possible.map((value) => [share(value), from(withCard(first, value))]))
}

function mixture(parts: readonly (readonly [share: Fraction, results: ReadonlyMap<number, Fraction>])[]) {
  const sums = new Map<number, Fraction>()
  for (const [share, results] of parts)
    for (const [total, chance] of results) sums.set(total, add(sums.get(total) ?? zero, multiply(share, chance)))
  return sums
}
