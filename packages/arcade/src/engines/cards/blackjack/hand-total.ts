import { type Card, rankOf, ranks } from '../card.ts'

/** Soft: an ace counts as eleven. */
export interface HandTotal {
  readonly total: number
  readonly soft: boolean
}

/** An ace is 1, pictures are 10. */
export type CardValue = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

export const cardValues: readonly CardValue[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** The number of cards among 13 that have this value. */
export const cardsOf = (value: CardValue): number => (value === 10 ? 4 : 1)

export function cardValueOf(card: Card): CardValue {
  return Math.min(ranks.indexOf(rankOf(card)) + 1, 10) as CardValue // from 1 to 10
}

export const noCards: HandTotal = { total: 0, soft: false }

/** The total with one more card. */
export function withCard({ total, soft }: HandTotal, value: CardValue): HandTotal {
  const hard = total - (soft ? 10 : 0) + value
  const hasAce = soft || value === 1
  return hasAce && hard <= 11 ? { total: hard + 10, soft: true } : { total: hard, soft: false }
}

export function totalOf(cards: readonly Card[]): HandTotal {
  return cards.reduce((hand, card) => withCard(hand, cardValueOf(card)), noCards)
}

/** The dealer takes cards up to 17; of a soft 17 the rules decide. */
export function dealerDraws({ total, soft }: HandTotal, { dealerHitsSoft17 }: { dealerHitsSoft17: boolean }): boolean {
  return total < 17 || (dealerHitsSoft17 && soft && total === 17)
}
