import { add, compare, type Fraction, fraction, multiply, one, subtract, sum, zero } from '@andon/money/fraction'
import type { Card } from '../card.ts'
import type { BlackjackMove } from '../events.ts'
import { dealerResults } from './dealer-results.ts'
import {
  type CardValue,
  cardsOf,
  cardValueOf,
  cardValues,
  type HandTotal,
  noCards,
  totalOf,
  withCard,
} from './hand-total.ts'
import type { BlackjackTerms } from './rules.ts'

/** A hand that is to act. */
export interface Situation extends HandTotal {
  /** It has two cards, so that it may be doubled. */
  readonly two: boolean
  /** The value of both its cards, if it may be split; null otherwise. */
  readonly pair: CardValue | null
  /** It is one of a split place. */
  readonly split: boolean
}

export function situationOf({ cards, split }: { readonly cards: readonly Card[]; readonly split: boolean }): Situation {
  const [first, second, third] = cards
  const two = first !== undefined && second !== undefined && third === undefined
  const pair = two && !split && cardValueOf(first) === cardValueOf(second) ? cardValueOf(first) : null
  return { ...totalOf(cards), two, pair, split }
}

/**
 * What each allowed move wins on average, less what is staked, as a multiple of the hand's first stake, if all that follows is played at best. The dealer has no natural: it
 * would have ended the round.
 */
export type MoveValues = ReadonlyMap<BlackjackMove, Fraction>

export interface BestPlay {
  valuesOf(situation: Situation, dealer: CardValue): MoveValues
}

/** The share of insurance stakes that comes back: 3 × their sum in 4 of 13 cases. */
export const insuranceReturn = fraction(12, 13)

/**
 * The best play of a hand, exactly, by dynamic programming backwards from the dealer's results. With a fresh deck for each card nothing depends on more than the totals. What is
 * not needed is not computed: against one card of the dealer it takes some milliseconds.
 */
export function bestPlay(rules: BlackjackTerms): BestPlay {
  const tables = new Map<CardValue, (situation: Situation) => MoveValues>()
  return {
    valuesOf: (situation, dealer) => remembered(tables, dealer, () => playAgainst(rules, dealer))(situation),
  }
}

/** Mean win of a hand, less further stakes, as a multiple of its first stake: its return with best play. */
export function bestReturn(rules: BlackjackTerms, play: BestPlay): Fraction {
  const nets = cardValues.map((dealer) => multiply(cardShare(dealer), meanAgainst(rules, dealer, play)))
  return add(one, sum(nets))
}

/** The best of the moves; of equal ones the first. */
export function bestOf(values: MoveValues): { readonly move: BlackjackMove; readonly value: Fraction } {
  const [first, ...others] = [...values].map(([move, value]) => ({ move, value }))
  if (!first) throw new RangeError('a hand that is to act has moves')
  return others.reduce((best, other) => (compare(other.value, best.value) > 0 ? other : best), first)
}

function playAgainst(rules: BlackjackTerms, dealer: CardValue): (situation: Situation) => MoveValues {
  const results = dealerResults(rules, dealer)
  const doubles = fraction(2)
  const hits = new Map<string, Fraction>()
  const stands = new Map<number, Fraction>()
  const standing = (total: number) => remembered(stands, total, () => standOf(total, results))
  /** A hand that may only hit or stand. */
  const later = ({ total, soft }: HandTotal): Fraction =>
    total >= 21 ? (total > 21 ? fraction(-1) : standing(21)) : greater(standing(total), hitting({ total, soft }))
  const hitting = (hand: HandTotal): Fraction =>
    remembered(hits, `${hand.total} ${hand.soft}`, () => overCards((value) => later(withCard(hand, value))))
  const doubling = (hand: HandTotal): Fraction =>
    multiply(
      doubles,
      overCards((value) => {
        const { total } = withCard(hand, value)
        return total > 21 ? fraction(-1) : standing(total)
      }),
    )
  const splitting = (pair: CardValue): Fraction => {
    const first = withCard(noCards, pair)
    const half = overCards((value) => {
      const hand = withCard(first, value)
      if (pair === 1 || hand.total === 21) return standing(hand.total)
      return bestOf(valuesOf({ ...hand, two: true, pair: null, split: true })).value
    })
    return multiply(doubles, half)
  }
  const computed = new Map<string, MoveValues>()
  const compute = (situation: Situation): MoveValues => {
    const { total, two, pair, split } = situation
    const values = new Map<BlackjackMove, Fraction>([
      ['stand', standing(total)],
      ['hit', hitting(situation)],
    ])
    if (two && (!split || rules.doubleAfterSplit)) values.set('double', doubling(situation))
    if (pair !== null && !split) values.set('split', splitting(pair))
    return values
  }
  const valuesOf = (situation: Situation): MoveValues => {
    const { total, soft, two, pair, split } = situation
    return remembered(computed, `${total} ${soft} ${two} ${pair} ${split}`, () => compute(situation))
  }
  return valuesOf
}

/** The mean result of a hand against this card of the dealer, before anything is known of the hidden one. */
function meanAgainst(rules: BlackjackTerms, dealer: CardValue, play: BestPlay): Fraction {
  const hidden = dealer === 1 ? cardShare(10) : dealer === 10 ? cardShare(1) : zero
  const noNatural = subtract(one, hidden)
  const { numerator, denominator } = rules.naturalPays
  return overCards((first) =>
    overCards((second) => {
      const hand = withCard(withCard(noCards, first), second)
      if (hand.total === 21) return multiply(noNatural, fraction(numerator, denominator))
      const pair = first === second ? first : null
      const { value } = bestOf(play.valuesOf({ ...hand, two: true, pair, split: false }, dealer))
      return subtract(multiply(noNatural, value), hidden)
    }),
  )
}

function standOf(total: number, results: ReadonlyMap<number, Fraction>): Fraction {
  return sum(
    [...results].map(([dealer, chance]) => {
      if (dealer > 21 || total > dealer) return chance
      return total === dealer ? zero : multiply(fraction(-1), chance)
    }),
  )
}

const cardShare = (value: CardValue): Fraction => fraction(cardsOf(value), 13)

function overCards(valueWith: (value: CardValue) => Fraction): Fraction {
  return sum(cardValues.map((value) => multiply(cardShare(value), valueWith(value))))
}

const greater = (a: Fraction, b: Fraction) => (compare(a, b) >= 0 ? a : b)

function remembered<Key, Value>(values: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const known = values.get(key) ?? compute()
  values.set(key, known)
  return known
}
