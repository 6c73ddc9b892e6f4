/** Ranks of playing cards. The server's events name a card by rank and suit, such as `As` or `Td`. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export type Rank = (typeof ranks)[number]
/** Spades, hearts, diamonds, clubs. */
export const suits = ['s', 'h', 'd', 'c'] as const
export type Suit = (typeof suits)[number]
export type Face = `${Rank}${Suit}`

export const faces: readonly Face[] = suits.flatMap((suit) => ranks.map((rank): Face => `${rank}${suit}`))

export const rankOf = (face: Face): Rank => face.charAt(0) as Rank // by the type of a face
export const suitOf = (face: Face): Suit => face.charAt(1) as Suit // likewise
