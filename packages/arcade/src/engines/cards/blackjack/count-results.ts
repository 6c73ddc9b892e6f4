import { assert } from '@andon/platform/assert'
import type { Counts } from '../../title-maths.ts'
import type { BlackjackMove } from '../events.ts'
import type { Situation } from './best-play.ts'
import { type CardValue, cardsOf, cardValues, dealerDraws, type HandTotal, noCards, withCard } from './hand-total.ts'
import type { BlackjackRules } from './rules.ts'

/** How a hand is played. */
export type Strategy = (situation: Situation, dealer: CardValue) => BlackjackMove

/** Cards of a run are counted in 13ths of 13ths: twenty more cards end every hand. */
const depth = 20
const natural = 23

/** The ends of a hand: `stakes` 1 or 2, and a total up to 22, which is any bust; its weight is in 13^depth. */
type Ends = ReadonlyMap<string, { readonly stakes: number; readonly total: number; readonly weight: bigint }>

/**
 * Results of a hand that is played by a strategy, each with its number of cases: forwards from the first card, in whole numbers. An outcome is the win less further stakes, in
 * halves of the first stake, and how it came about with all that was staked: `6 double:2`. Apart from the code that plays and from that which finds the best play.
 */
export function countResults(rules: BlackjackRules, strategy: Strategy): Counts {
  const counts = new Map<string, bigint>()
  for (const open of cardValues) {
    const dealer = dealerEnds(rules, open)
    for (const first of cardValues)
      for (const second of cardValues) {
        const cases = BigInt(cardsOf(open) * cardsOf(first) * cardsOf(second))
        for (const [outcome, weight] of resultsOf(rules, { open, dealer, first, second, strategy }))
          counts.set(outcome, (counts.get(outcome) ?? 0n) + weight * cases)
      }
  }
  return counts
}

/** All cases together. */
export const totalOfResults = 13n ** BigInt(3 + 3 * depth + 2)

interface Dealt {
  readonly open: CardValue
  readonly dealer: ReadonlyMap<number, bigint>
  readonly first: CardValue
  readonly second: CardValue
  readonly strategy: Strategy
}

/** The results of one deal; the weights sum to 13^(3·depth + 2). */
function resultsOf(rules: BlackjackRules, { open, dealer, first, second, strategy }: Dealt) {
  const results: [outcome: string, weight: bigint][] = []
  const hand = withCard(withCard(noCards, first), second)
  const other = 13n ** BigInt(2 * depth + 2)
  if (hand.total === 21) {
    const pay = (2 * rules.naturalPays.numerator) / rules.naturalPays.denominator
    for (const [total, weight] of dealer) results.push([`${total === natural ? 2 : 2 + pay} natural:1`, weight * other])
    return results
  }
  const pair = first === second ? first : null
  const splits = strategy({ ...hand, two: true, pair, split: false }, open) === 'split'
  const ends = splits ? splitEnds(first, { open, strategy }) : handEnds(hand, { open, strategy, pair, split: false })
  for (const [dealerTotal, weight] of dealer) {
    if (dealerTotal === natural) results.push(['0 hand:1', weight * other])
    else if (splits)
      for (const a of ends.values())
        for (const b of ends.values()) {
          const staked = a.stakes + b.stakes
          const net = a.stakes * signOf(a.total, dealerTotal) + b.stakes * signOf(b.total, dealerTotal)
          results.push([`${2 + 2 * net} split:${staked}`, weight * a.weight * b.weight])
        }
    else
      for (const { stakes, total, weight: ending } of ends.values()) {
        const net = stakes * signOf(total, dealerTotal)
        const how = stakes === 2 ? 'double' : 'hand'
        results.push([`${2 + 2 * net} ${how}:${stakes}`, (weight * ending * other) / 13n ** BigInt(depth)])
      }
  }
  return results
}

/** A bust of the player loses, whatever the dealer has. */
function signOf(total: number, dealer: number): number {
  if (total > 21) return -1
  return dealer > 21 ? 1 : Math.sign(total - dealer)
}

/** One hand of a split place, with its second card: weights in 13^(depth + 1). */
function splitEnds(pair: CardValue, at: { readonly open: CardValue; readonly strategy: Strategy }): Ends {
  const ends = new Map<string, { stakes: number; total: number; weight: bigint }>()
  for (const value of cardValues) {
    const hand = withCard(withCard(noCards, pair), value)
    const cases = BigInt(cardsOf(value))
    const own: Ends =
      pair === 1
        ? new Map([['', { stakes: 1, total: hand.total, weight: 13n ** BigInt(depth) }]])
        : handEnds(hand, { ...at, pair: null, split: true })
    for (const { stakes, total, weight } of own.values()) addEnd(ends, { stakes, total, weight: weight * cases })
  }
  return ends
}

function handEnds(
  start: HandTotal,
  { open, strategy, pair, split }: { open: CardValue; strategy: Strategy; pair: CardValue | null; split: boolean },
): Ends {
  const ends = new Map<string, { stakes: number; total: number; weight: bigint }>()
  let hands = [{ ...start, weight: 1n }]
  for (let taken = 0; hands.length > 0; taken++) {
    assert(taken <= depth, 'twenty more cards end every hand')
    const rest = 13n ** BigInt(depth - taken)
    const next = new Map<string, HandTotal & { weight: bigint }>()
    for (const { total, soft, weight } of hands) {
      const two = taken === 0
      const move = total >= 21 ? 'stand' : strategy({ total, soft, two, pair: two ? pair : null, split }, open)
      if (move === 'stand') addEnd(ends, { stakes: 1, total, weight: weight * rest })
      else
        for (const value of cardValues) {
          const hand = withCard({ total, soft }, value)
          const cases = weight * BigInt(cardsOf(value))
          if (move === 'double') addEnd(ends, { stakes: 2, total: hand.total, weight: (cases * rest) / 13n })
          else addHand(next, { ...hand, weight: cases })
        }
    }
    hands = [...next.values()]
  }
  return ends
}

/** The dealer's totals: 22 for any bust, 23 for a natural; the weights sum to 13^depth. */
function dealerEnds(rules: BlackjackRules, open: CardValue): ReadonlyMap<number, bigint> {
  const ends = new Map<number, bigint>()
  let hands = [{ ...withCard(noCards, open), weight: 1n }]
  for (let taken = 0; hands.length > 0; taken++) {
    assert(taken <= depth, 'twenty more cards end every hand')
    const next = new Map<string, HandTotal & { weight: bigint }>()
    for (const { total, soft, weight } of hands) {
      if (dealerDraws({ total, soft }, rules))
        for (const value of cardValues)
          addHand(next, { ...withCard({ total, soft }, value), weight: weight * BigInt(cardsOf(value)) })
      else {
        const end = taken === 1 && total === 21 ? natural : Math.min(total, 22)
        ends.set(end, (ends.get(end) ?? 0n) + weight * 13n ** BigInt(depth - taken))
      }
    }
    hands = [...next.values()]
  }
  return ends
}

function addEnd(
  ends: Map<string, { stakes: number; total: number; weight: bigint }>,
  { stakes, total, weight }: { stakes: number; total: number; weight: bigint },
): void {
  const most = Math.min(total, 22)
  const key = `${stakes} ${most}`
  ends.set(key, { stakes, total: most, weight: (ends.get(key)?.weight ?? 0n) + weight })
}

function addHand(hands: Map<string, HandTotal & { weight: bigint }>, hand: HandTotal & { weight: bigint }): void {
  const key = `${hand.total} ${hand.soft}`
  hands.set(key, { ...hand, weight: (hands.get(key)?.weight ?? 0n) + hand.weight })
}
