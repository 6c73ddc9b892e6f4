import type { Card } from '../card.ts'
import type { BlackjackMove } from '../events.ts'
import { cardValueOf, totalOf } from './hand-total.ts'
import type { BlackjackRules } from './rules.ts'

/** A hand of the player. Amounts are in minor units. */
export interface PlayedHand {
  /** 0 to 2; 3 more for the second hand of a split place. */
  readonly hand: number
  /** Its first stake. */
  readonly stake: number
  /** All that is staked on it: twice the first stake after a double. */
  readonly staked: number
  readonly cards: readonly Card[]
  /** Part of a split place. */
  readonly split: boolean
  /** Takes no more cards. */
  readonly done: boolean
}

/** Known to the server alone until the round ends. */
export interface BlackjackState {
  /** In the order of play: a split place has two that follow each other. */
  readonly hands: readonly PlayedHand[]
  readonly dealer: readonly [shown: Card, hidden: Card]
  /** Insurance under an ace; then the dealer looks for a natural under an ace or a ten; then the hands. */
  readonly phase: 'insurance' | 'peek' | 'hands'
  /** By place, what is staked on insurance: 0 where it was declined; no entry where nothing was decided. */
  readonly insurance: Readonly<Record<number, number>>
}

export const secondHandOf = (hand: number) => hand + 3

export function isNatural({ cards, split }: Pick<PlayedHand, 'cards' | 'split'>): boolean {
  return !split && cards.length === 2 && totalOf(cards).total === 21
}

/** The hand that acts next; null if none does. */
export function handToAct({ hands, phase, insurance }: BlackjackState): PlayedHand | null {
  const waits = hands.find(({ hand, done }) => (phase === 'insurance' ? insurance[hand] === undefined : !done))
  return waits ?? null
}

/** The moves that the rules allow with a hand that is not done, whatever the balance is. */
export function movesOf(rules: BlackjackRules, { cards, split }: PlayedHand): readonly BlackjackMove[] {
  const [first, second, third] = cards
  const two = first && second && !third
  return [
    'hit',
    'stand',
    ...(two && (!split || rules.doubleAfterSplit) ? (['double'] as const) : []),
    ...(two && !split && cardValueOf(first) === cardValueOf(second) ? (['split'] as const) : []),
  ]
}

/** The most that the actions of the round can still take after the deal, in minor units. */
export function mostFurtherStakes(rules: BlackjackRules, { hands, phase }: BlackjackState): number {
  return hands.reduce((sum, hand) => {
    const insurance = phase === 'insurance' ? hand.stake / 2 : 0
    return sum + insurance + (hand.done ? 0 : mostStakesOf(rules, hand) * hand.stake)
  }, 0)
}

/** A double, or a split with doubles of both hands; split aces are not doubled. */
function mostStakesOf(rules: BlackjackRules, hand: PlayedHand): number {
  const isPair = movesOf(rules, hand).includes('split')
  return isPair && rules.doubleAfterSplit && !totalOf(hand.cards).soft ? 3 : 1
}
