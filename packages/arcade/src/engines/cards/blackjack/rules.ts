import * as v from 'valibot'

/**
 * Rules of blackjack with a fresh deck for each card. The dealer has two cards and looks for a natural under an ace or a ten before the player acts. Any two cards may be
 * doubled; two of one value may be split once; split aces get one card each, and 21 after a split is no natural. Insurance of half the stake pays 2 : 1.
 */
export const blackjackRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('blackjack'),
  deck: v.literal('fresh-for-each-card'),
  mostHands: v.literal(3),
  naturalPays: v.strictObject({ numerator: v.number(), denominator: v.number() }),
  dealerHitsSoft17: v.boolean(),
  doubleAfterSplit: v.boolean(),
})
export type BlackjackRules = v.InferOutput<typeof blackjackRules>

/** The rules that best play depends on. */
export type BlackjackTerms = Pick<BlackjackRules, 'naturalPays' | 'dealerHitsSoft17' | 'doubleAfterSplit'>

/** Naturals at 3 : 2, the dealer stands on soft 17, doubles also after a split. */
export function usualBlackjack(gameCode: string): BlackjackRules {
  return {
    gameCode,
    mechanic: 'blackjack',
    deck: 'fresh-for-each-card',
    mostHands: 3,
    naturalPays: { numerator: 3, denominator: 2 },
    dealerHitsSoft17: false,
    doubleAfterSplit: true,
  }
}
