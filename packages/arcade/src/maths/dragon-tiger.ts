import { type Fraction, fraction, zero } from '@andon/money/fraction'
import { type Payouts, payoutsOf } from './bet-payouts.ts'

/** Cards of as many decks as `decks`, fresh for each round: one to the dragon and one to the tiger, the higher rank wins. */
export const dragonTigerRules = { decks: 8, ranks: 13, suits: 4, tiePays: 12, suitedTiePays: 57 } as const

export type DragonTigerBet = 'dragon' | 'tiger' | 'tie' | 'suitedTie'

/** The payouts of a bet, from all ordered pairs of cards. Dragon and tiger pay 1 to 1, and get half of the amount back at a tie. */
export function dragonTigerPayouts(bet: DragonTigerBet): Payouts {
  const { decks, ranks, suits, tiePays, suitedTiePays } = dragonTigerRules
  const cards = decks * ranks * suits
  const ties = cards * (decks * suits - 1)
  const suitedTies = cards * (decks - 1)
  const all = cards * (cards - 1)
  const higher = (all - ties) / 2
  const payouts = (parts: readonly (readonly [multiple: Fraction, cases: number])[]) => {
    const lost = parts.reduce((left, [, cases]) => left - cases, all)
    return payoutsOf([[zero, lost] as const, ...parts].map(([multiple, cases]) => ({ multiple, cases: BigInt(cases) })))
  }
  switch (bet) {
    case 'dragon':
    case 'tiger':
      return payouts([
        [fraction(2), higher],
        [fraction(1, 2), ties],
      ])
    case 'tie':
      return payouts([[fraction(tiePays + 1), ties]])
    case 'suitedTie':
      return payouts([[fraction(suitedTiePays + 1), suitedTies]])
  }
}
