import { type Fraction, fraction } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import { type Card, deck } from '../card.ts'
import { numberOf, placeOfFive } from './poker-hand.ts'
import { type DrawRules, type Payout, payList } from './rules.ts'

/** One of the 32 ways to hold. */
export interface Hold {
  /** For each card, left to right, `1` if it stays. */
  readonly held: string
  /** Mean win as a multiple of the stake. */
  readonly value: Fraction
}

/**
 * Every way to hold five cards with what it wins on average, exactly, from every draw one by one (2.6 million in all): the best first, and of equal ones the one that keeps
 * more cards.
 */
export function holdsOf(rules: Payout, cards: readonly Card[]): readonly Hold[] {
  assert(new Set(cards).size === 5, 'a hand is five different cards')
  const hand = cards.map(numberOf)
  const rest = deck.map((_, card) => card).filter((card) => !hand.includes(card))
  const pays = payList(rules)
  const holds = Array.from({ length: 32 }, (_, held) => {
    const kept = hand.filter((_card, at) => isHeld(held, at))
    const { sum, draws } = everyDraw(kept, rest, pays)
    return { held: heldText(held), kept: kept.length, sum, draws }
  })
  return holds
    .sort((a, b) => b.sum * a.draws - a.sum * b.draws || b.kept - a.kept)
    .map(({ held, sum, draws }) => ({ held, value: fraction(sum, draws) }))
}

/** The best way to hold. */
export function bestHold(rules: DrawRules, cards: readonly Card[]): Hold {
  const [best] = holdsOf(rules, cards)
  assert(best, 'there are 32 ways to hold')
  return best
}

/** The first card is the lowest bit. */
export const isHeld = (held: number, at: number) => (held & (1 << at)) !== 0

export function heldText(held: number): string {
  return [0, 1, 2, 3, 4].map((at) => (isHeld(held, at) ? '1' : '0')).join('')
}

/** Sum of the pays over every set of cards that completes those that are kept, and the number of these sets. */
function everyDraw(
  kept: readonly number[],
  rest: readonly number[],
  pays: readonly number[],
): { readonly sum: number; readonly draws: number } {
  let sum = 0
  let draws = 0
  const five = [...kept, 0, 0, 0, 0, 0].slice(0, 5)
  const complete = (at: number, from: number) => {
    if (at === 5) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = five
      sum += pays[placeOfFive(a, b, c, d, e)] ?? 0
      draws += 1
      return
    }
    for (let next = from; next < rest.length; next++) {
      five[at] = rest[next] ?? 0
      complete(at + 1, next + 1)
    }
  }
  complete(kept.length, 0)
  return { sum, draws }
}
