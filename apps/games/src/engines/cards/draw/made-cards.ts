import type { PokerHand } from '@andon/arcade/engines/cards/events'
import { type Face, type Rank, rankOf } from '../../../tabletop/cards/faces.ts'

/** How many cards of one rank make these hands; of the others all five cards count. */
const alike: Readonly<Partial<Record<PokerHand, number>>> = {
  'four-of-a-kind': 4,
  'three-of-a-kind': 3,
  'two-pair': 2,
  'jacks-or-better': 2,
}

/** Which of the five cards, left to right, make the hand that is paid. */
export function madeCards(hand: PokerHand, faces: readonly Face[]): readonly boolean[] {
  if (hand === 'none') return faces.map(() => false)
  const least = alike[hand] ?? 1
  const countOf = (rank: Rank) => faces.filter((face) => rankOf(face) === rank).length
  return faces.map((face) => countOf(rankOf(face)) >= least)
}
