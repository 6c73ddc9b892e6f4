import { assert } from '@andon/platform/assert'
import type { Draws } from '../../rng/draws.ts'

/** The ranks in the order in which cards are numbered: the ace first. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
/** Spades, hearts, diamonds, clubs. */
const suits = ['s', 'h', 'd', 'c'] as const

/** A card of a shoe. Its face names it in events, such as `As` or `Td`. */
export interface ShoeCard {
  readonly face: string
  /** The place of its rank, from 0 for the ace to 12 for the king. */
  readonly rank: number
  readonly suit: number
}

const deck: readonly ShoeCard[] = ranks.flatMap((name, rank) =>
  suits.map((sign, suit) => ({ face: `${name}${sign}`, rank, suit })),
)

/**
 * Deals from a shoe of so many decks that is full at the first call. The cards of the shoe are numbered deck by deck, in a deck by rank and then by suit; each call draws
 * one place among the cards that are left, in the order of their numbers.
 */
export function openShoe(draws: Draws, decks: number): () => ShoeCard {
  const dealt: number[] = [] // ascending
  return () => {
    let number = draws.uniform(decks * deck.length - dealt.length)
    for (const one of dealt) if (one <= number) number += 1
    dealt.push(number)
    dealt.sort((a, b) => a - b)
    const card = deck[number % deck.length]
    assert(card, 'a drawn number is one of a card')
    return card
  }
}
