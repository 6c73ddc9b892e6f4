import { divide, type Fraction, fraction, multiply, one, subtract, sum, zero } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import type { Card } from '../card.ts'
import type { BlackjackMove, CardsEvent } from '../events.ts'
import { type BestPlay, bestOf, insuranceReturn, situationOf } from './best-play.ts'
import { type CardValue, cardValueOf } from './hand-total.ts'
import { secondHandOf } from './table-state.ts'

/** The average cost of one decision against the best one, in minor units: 0 for the best. */
export interface DecisionCost {
  readonly hand: number
  readonly made: BlackjackMove | 'insure' | 'decline'
  readonly best: BlackjackMove | 'insure' | 'decline'
  readonly cost: Fraction
  /** Made by the server, because the player's time had run out. */
  readonly byTimeOut: boolean
}

export interface CostOfDecisions {
  readonly decisions: readonly DecisionCost[]
  /** Their sum as a share of the first stakes of the round. */
  readonly ofFirstStakes: Fraction
}

interface SeenHand {
  readonly stake: number
  readonly cards: readonly Card[]
  readonly split: boolean
}

/**
 * How much each decision of a round fell short of the best one, exactly, whatever the cards brought afterwards. It is read from the events that the player has seen, so it
 * knows no card that the player did not.
 */
export function costOfDecisions(play: BestPlay, events: readonly CardsEvent[]): CostOfDecisions {
  const hands = new Map<number, SeenHand>()
  const decisions: DecisionCost[] = []
  let dealer: CardValue | null = null
  let staked = 0
  for (const event of events)
    switch (event.type) {
      case 'handsDealt':
        dealer = cardValueOf(event.dealer)
        for (const { hand, stake, cards } of event.hands) hands.set(hand, { stake, cards, split: false })
        staked = event.hands.reduce((total, { stake }) => total + stake, 0)
        break
      case 'cardDealt': {
        const seen = handOf(hands, event.hand)
        hands.set(event.hand, { ...seen, cards: [...seen.cards, event.card] })
        break
      }
      case 'insuranceDecided':
        decisions.push(insuranceCost(event, handOf(hands, event.hand)))
        break
      case 'handPlayed': {
        const seen = handOf(hands, event.hand)
        assert(dealer !== null, 'a hand is played after the deal')
        decisions.push(moveCost(play, { event, seen, dealer }))
        if (event.move === 'split') splitSeen(hands, { hand: event.hand, seen })
        break
      }
    }
  const cost = sum(decisions.map((decision) => decision.cost))
  return { decisions, ofFirstStakes: staked === 0 ? zero : divide(cost, fraction(staked)) }
}

type EventOf<Type extends CardsEvent['type']> = Extract<CardsEvent, { type: Type }>

function insuranceCost({ hand, staked, byTimeOut }: EventOf<'insuranceDecided'>, { stake }: SeenHand): DecisionCost {
  const lost = multiply(fraction(stake, 2), subtract(one, insuranceReturn))
  return {
    hand,
    made: staked > 0 ? 'insure' : 'decline',
    best: 'decline',
    cost: staked > 0 ? lost : zero,
    byTimeOut,
  }
}

function moveCost(
  play: BestPlay,
  { event, seen, dealer }: { event: EventOf<'handPlayed'>; seen: SeenHand; dealer: CardValue },
): DecisionCost {
  const { hand, move, byTimeOut } = event
  const values = play.valuesOf(situationOf(seen), dealer)
  const best = bestOf(values)
  const value = values.get(move)
  assert(value, 'a move that was made is one of those that the rules allow')
  return {
    hand,
    made: move,
    best: best.move,
    cost: multiply(fraction(seen.stake), subtract(best.value, value)),
    byTimeOut,
  }
}

function splitSeen(hands: Map<number, SeenHand>, { hand, seen }: { hand: number; seen: SeenHand }): void {
  const [first, second] = seen.cards
  assert(first && second, 'two cards are split')
  hands.set(hand, { ...seen, cards: [first], split: true })
  hands.set(secondHandOf(hand), { ...seen, cards: [second], split: true })
}

function handOf(hands: ReadonlyMap<number, SeenHand>, hand: number): SeenHand {
  const seen = hands.get(hand)
  assert(seen, 'an event is one of a hand that was dealt')
  return seen
}
