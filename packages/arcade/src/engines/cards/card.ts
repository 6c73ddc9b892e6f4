import type { Draws } from '../../rng/draws.ts'

/** The ranks in the order in which cards are numbered: the ace first. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export type Rank = (typeof ranks)[number]
/** Spades, hearts, diamonds, clubs. */
export const suits = ['s', 'h', 'd', 'c'] as const
type Suit = (typeof suits)[number]

/** Its rank and its suit, such as `As` or `Td`. */
export type Card = `${Rank}${Suit}`

/** The 52 cards by number: four times the place of the rank, and that of the suit. */
export const deck: readonly Card[] = ranks.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`))

export function rankOf(card: Card): Rank {
  return card.charAt(0) as Rank // by the type of a card
}

/** A card of a fresh deck: each of the 52 is equally likely, whatever was dealt before. */
export function drawCard(draws: Draws): Card {
  const card = deck[draws.uniform(deck.length)]
  if (!card) throw new RangeError('a drawn number is one of a card')
  return card
}
