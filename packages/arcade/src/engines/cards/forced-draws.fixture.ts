import type { Draws } from '../../rng/draws.ts'
import { type Card, deck } from './card.ts'

/** Draws of a stream that deals these cards, each from a fresh deck. Throws where the round asks for more. */
export function drawsOfCards(cards: readonly Card[]): Draws {
  return drawsOfNumbers(cards.map((card) => deck.indexOf(card)))
}

/** Draws of these numbers. Throws where the round asks for more, or for a number that cannot be. */
export function drawsOfNumbers(numbers: readonly number[]): Draws {
  let taken = 0
  return {
    uniform: (n) => {
      const number = numbers[taken++]
      if (number === undefined || number >= n) throw new Error(`draw ${taken} of ${n} is none of the test’s`)
      return number
    },
  }
}
