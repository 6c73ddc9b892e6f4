import { assert } from '@andon/platform/assert'
import { type Card, deck } from '../card.ts'
import { type PokerHand, pokerHands } from '../events.ts'

/** The place of a hand in `pokerHands`. */
const placeOf = (hand: PokerHand) => pokerHands.indexOf(hand)
const [royal, straightFlush, four, full, flush, straight, three, twoPair, jacks, none] = pokerHands.map(placeOf) as [
  ...[number, number, number, number, number],
  ...[number, number, number, number, number],
] // ten of them

/** Sets of five ranks as bits, the ace lowest: those that make a straight. */
const highest = (1 << 0) | (1 << 9) | (1 << 10) | (1 << 11) | (1 << 12)
const straights = new Uint8Array(1 << 13)
for (let low = 0; low <= 8; low++) straights[0b11111 << low] = 1
straights[highest] = 1
/** Jacks, queens, kings and aces. */
const highPairs = (1 << 0) | (1 << 10) | (1 << 11) | (1 << 12)

/** The place in `pokerHands` of five different cards by number. Written for speed: `ones` has the ranks that are there, `twos` those that are there twice, and so on. */
export function placeOfFive(a: number, b: number, c: number, d: number, e: number): number {
  let ones = 0
  let twos = 0
  let threes = 0
  let fours = 0
  for (let at = 0; at < 5; at++) {
    const card = at === 0 ? a : at === 1 ? b : at === 2 ? c : at === 3 ? d : e
    const rank = 1 << (card >> 2)
    fours |= threes & rank
    threes |= twos & rank
    twos |= ones & rank
    ones |= rank
  }
  if (twos !== 0) {
    if (fours !== 0) return four
    if (threes !== 0) return twos === threes ? three : full
    if ((twos & (twos - 1)) !== 0) return twoPair
    return (twos & highPairs) !== 0 ? jacks : none
  }
  const suit = a & 3
  const isFlush = (b & 3) === suit && (c & 3) === suit && (d & 3) === suit && (e & 3) === suit
  if (straights[ones] === 0) return isFlush ? flush : none
  if (!isFlush) return straight
  return ones === highest ? royal : straightFlush
}

export function pokerHandOf(cards: readonly Card[]): PokerHand {
  const [a, b, c, d, e] = cards.map(numberOf)
  assert(
    a !== undefined && b !== undefined && c !== undefined && d !== undefined && e !== undefined,
    'a hand is five cards',
  )
  return pokerHands[placeOfFive(a, b, c, d, e)] ?? 'none'
}

export function numberOf(card: Card): number {
  return deck.indexOf(card)
}
