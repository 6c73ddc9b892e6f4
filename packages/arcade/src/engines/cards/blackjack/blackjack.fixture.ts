import type { Card } from '../card.ts'
import type { CardsEvent } from '../events.ts'
import { drawsOfCards } from '../forced-draws.fixture.ts'
import { bestPlay } from './best-play.ts'
import { countResults } from './count-results.ts'
import { createBlackjack } from './game.ts'
import { blackjackMaths } from './maths.ts'
import { usualBlackjack } from './rules.ts'
import strategy from './strategy.json' with { type: 'json' }
import { strategyOf } from './strategy-table.ts'

export const rules = usualBlackjack('blackjack-of-tests')
export const play = bestPlay(rules)
export const counts = countResults(rules, strategyOf(strategy, rules))
export const maths = blackjackMaths(rules, strategy)
export const figures = maths.figures({ hand: counts })
export const game = createBlackjack({ rules, figures, actWithinHours: 24 })

/** A round of hands of 1,000 with these cards: those of the places, the dealer's open one, second cards, the hidden one, and what is taken. `played`: `hit 0 stand 0`. */
export function round(cards: string, played = '', choice: Readonly<Record<string, number>> = { hand0: 1000 }) {
  const stake = Object.values(choice).reduce((sum, one) => sum + one, 0)
  const words = played.split(' ').filter((word) => word !== '')
  const actions = words.flatMap((type, at) => (at % 2 === 0 ? [{ type, hand: Number(words[at + 1]) }] : []))
  const draws = drawsOfCards(cards.split(' ') as Card[]) // the cards of a test
  const replayed = game.replay({ draws, stake, choice, actions })
  return replayed && { ...replayed, events: replayed.events as readonly CardsEvent[] } // of a game of cards
}

export const eventsOf = <Type extends CardsEvent['type']>(events: readonly CardsEvent[] | undefined, type: Type) =>
  (events ?? []).filter((event): event is Extract<CardsEvent, { type: Type }> => event.type === type)
