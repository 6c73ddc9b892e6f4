import type { ShoeCard } from '../shoe.ts'

/** The first two cards of a side: `pair` is the same rank, `perfect` also the same suit. */
export type Pair = 'none' | 'pair' | 'perfect'

/** All that the bets on a hand ask for. */
export interface HandResult {
  readonly player: number
  readonly banker: number
  /** The number of cards of both sides, 4 to 6. */
  readonly cards: number
  readonly playerPair: Pair
  readonly bankerPair: Pair
}

/** The facts of a hand: who wins, with which cards, and the pairs. */
export function factsOf({ player, banker, cards, playerPair, bankerPair }: HandResult): string[] {
  const perfect = [playerPair, bankerPair].filter((pair) => pair === 'perfect').length
  return [
    player === banker ? 'tie' : player > banker ? 'player' : 'banker',
    ...(banker === 6 && banker > player ? ['banker-6'] : []),
    cards === 4 ? 'small' : 'big',
    ...(playerPair === 'none' ? [] : ['player-pair']),
    ...(bankerPair === 'none' ? [] : ['banker-pair']),
    ...(playerPair === 'none' && bankerPair === 'none' ? [] : ['either-pair']),
    ...(perfect === 2 ? ['two-perfect-pairs'] : perfect === 1 ? ['perfect-pair'] : []),
  ]
}

export function pairOf([first, second]: readonly Pick<ShoeCard, 'rank' | 'suit'>[]): Pair {
  if (!first || first.rank !== second?.rank) return 'none'
  return first.suit === second.suit ? 'perfect' : 'pair'
}
