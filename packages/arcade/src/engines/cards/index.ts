import * as v from 'valibot'
import type { ConfigOf } from '../../game-config.ts'
import type { GameKind } from '../kind.ts'
import { blackjackRules } from './blackjack/rules.ts'
import { type CardsDisplay, cardsDisplay } from './display.ts'
import { drawRules } from './draw/rules.ts'
import { type CardsEvent, cardsEvents } from './events.ts'
import { highLowRules } from './high-low/rules.ts'
import { samples } from './samples.ts'

declare module '../kind.ts' {
  interface KindTypes {
    cards: { display: CardsDisplay; event: CardsEvent }
  }
}

export type CardsConfig = ConfigOf<'cards'>

const mechanics = {
  blackjack: [{ id: 'blackjack', name: { ja: 'ブラックジャック', en: 'blackjack' } }],
  draw: [{ id: 'five-card-draw', name: { ja: 'ファイブカードドロー', en: 'five-card draw' } }],
  'high-low': [{ id: 'high-low', name: { ja: 'ハイ＆ロー', en: 'high-low' } }, 'cash-out'],
} as const

/** Games of cards with decisions: one to three hands against a dealer, a draw against a table of pays, or guesses of the next card. */
export const kind: GameKind<'cards'> = {
  name: 'cards',
  rules: v.variant('mechanic', [blackjackRules, drawRules, highLowRules]),
  display: cardsDisplay,
  events: cardsEvents,
  mechanicsOf: ({ game }) => mechanics[game.play],
  paidBy: (event) => {
    switch (event.type) {
      case 'insurancePaid':
      case 'handSettled':
      case 'fiveSettled':
      case 'highLowPaid':
        return event.amount
      default:
        return 0
    }
  },
  // half a stake is insurance, and naturals pay halves
  stakeUnitOf: ({ game }) => (game.play === 'blackjack' ? 2 : 1),
  samples,
}
