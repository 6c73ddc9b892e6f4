import { assert } from '@andon/platform/assert'
import type { Draws } from '../../../rng/draws.ts'
import type { Engine, Step } from '../../engine.ts'
import { drawCard } from '../card.ts'
import type { CardsEvent } from '../events.ts'
import type { BlackjackAction, BlackjackLayout } from './actions.ts'
import { cardValueOf, totalOf } from './hand-total.ts'
import type { BlackjackRules } from './rules.ts'
import { settleHands } from './settle.ts'
import {
  type BlackjackState,
  handToAct,
  isNatural,
  mostFurtherStakes,
  movesOf,
  type PlayedHand,
  secondHandOf,
} from './table-state.ts'

type Events = readonly CardsEvent[]

interface Turn {
  readonly rules: BlackjackRules
  readonly draws: Draws
  readonly events: Events
  readonly furtherStake: number
}

type Waiting = Extract<CardsEvent, { type: 'handWaits' }>

/**
 * Blackjack for up to three hands of one player. Every card is drawn when it is dealt, in this order: a card to each place and the dealer's open one, a second card to each
 * place and the dealer's hidden one, then the cards that the hands take, place by place, and the dealer's. A split hand gets its second card when it is its turn. A hand of
 * 21 stands by itself. A refused further stake changes nothing: the hand may do all that it might do before.
 */
export const blackjack: Engine<BlackjackRules, BlackjackLayout, BlackjackState, BlackjackAction, CardsEvent> = {
  open: (rules, { draws, choice }) => {
    const state = deal(draws, choice)
    return goOn(state, { rules, draws, events: [dealt(rules, state)], furtherStake: 0 })
  },
  allows: (rules, { state, action }) => {
    const hand = handToAct(state)
    if (!hand || hand.hand !== action.hand) return false
    if (action.type === 'timeOut') return true
    if (action.type === 'insure' || action.type === 'decline') return state.phase === 'insurance'
    return state.phase === 'hands' && movesOf(rules, hand).includes(action.type)
  },
  act: (rules, { draws, state, action }) => {
    const hand = handToAct(state)
    assert(hand, 'an allowed action is one of the hand that acts')
    const turn = { rules, draws }
    if (state.phase === 'insurance') return decideInsurance(state, hand, { ...turn, action })
    return playHand(state, hand, { ...turn, action })
  },
  defaultAction: (_rules, state) => {
    const hand = handToAct(state)
    assert(hand, 'a round that waits waits for a hand')
    return { type: 'timeOut', hand: hand.hand }
  },
}

function deal(draws: Draws, layout: BlackjackLayout): BlackjackState {
  const first = layout.map(() => drawCard(draws))
  const shown = drawCard(draws)
  const hands = layout.map(({ hand, stake }, at) => {
    const [one, two] = [first[at], drawCard(draws)]
    assert(one, 'each place has a first card')
    const cards = [one, two]
    return { hand, stake, staked: stake, cards, split: false, done: totalOf(cards).total === 21 }
  })
  const phase = cardValueOf(shown) === 1 ? 'insurance' : cardValueOf(shown) === 10 ? 'peek' : 'hands'
  return { hands, dealer: [shown, drawCard(draws)], phase, insurance: {} }
}

function dealt(rules: BlackjackRules, state: BlackjackState): CardsEvent {
  return {
    type: 'handsDealt',
    hands: state.hands.map(({ hand, stake, cards, split }) => {
      const [one, two] = cards
      assert(one && two, 'two cards are dealt')
      return { hand, stake, cards: [one, two], ...totalOf(cards), natural: isNatural({ cards, split }) }
    }),
    dealer: state.dealer[0],
    mayTake: mostFurtherStakes(rules, state),
  }
}

function decideInsurance(
  state: BlackjackState,
  { hand, stake }: PlayedHand,
  { action, ...turn }: Pick<Turn, 'rules' | 'draws'> & { readonly action: BlackjackAction },
): Step<BlackjackState, CardsEvent> {
  const staked = action.type === 'insure' ? stake / 2 : 0
  const insurance = { ...state.insurance, [hand]: staked }
  const byTimeOut = action.type === 'timeOut'
  return goOn(
    { ...state, insurance },
    { ...turn, events: [{ type: 'insuranceDecided', hand, staked, byTimeOut }], furtherStake: staked },
  )
}

function playHand(
  state: BlackjackState,
  hand: PlayedHand,
  { action, rules, draws }: Pick<Turn, 'rules' | 'draws'> & { readonly action: BlackjackAction },
): Step<BlackjackState, CardsEvent> {
  const byTimeOut = action.type === 'timeOut'
  const move = action.type === 'hit' || action.type === 'double' || action.type === 'split' ? action.type : 'stand'
  const furtherStake = move === 'double' || move === 'split' ? hand.stake : 0
  const played = { type: 'handPlayed', hand: hand.hand, move, staked: furtherStake, byTimeOut } as const
  const after = (hands: readonly PlayedHand[], events: Events) =>
    goOn(replaced(state, hand, hands), { rules, draws, events: [played, ...events], furtherStake })
  if (move === 'stand') return after([{ ...hand, done: true }], [])
  if (move === 'split') return after(splitHands(hand), [])
  const { hand: next, event } = takeCard(hand, draws)
  const doubled = move === 'double' ? { ...next, staked: 2 * hand.stake, done: true } : next
  return after([doubled], [event])
}

function splitHands(hand: PlayedHand): readonly PlayedHand[] {
  const [one, two] = hand.cards
  assert(one && two, 'two cards are split')
  const half = { ...hand, split: true }
  return [
    { ...half, cards: [one] },
    { ...half, hand: secondHandOf(hand.hand), cards: [two] },
  ]
}

function takeCard(hand: PlayedHand, draws: Draws): { readonly hand: PlayedHand; readonly event: CardsEvent } {
  const card = drawCard(draws)
  const cards = [...hand.cards, card]
  const counted = totalOf(cards)
  return {
    hand: { ...hand, cards, done: counted.total >= 21 },
    event: { type: 'cardDealt', hand: hand.hand, card, ...counted },
  }
}

function replaced(state: BlackjackState, hand: PlayedHand, by: readonly PlayedHand[]): BlackjackState {
  return { ...state, hands: state.hands.flatMap((one) => (one.hand === hand.hand ? by : [one])) }
}

/** Goes on by itself to the next decision, or to the end. */
function goOn(state: BlackjackState, turn: Turn): Step<BlackjackState, CardsEvent> {
  const hand = handToAct(state)
  switch (state.phase) {
    case 'insurance':
      if (hand) return wait(state, { ...turn, hand, actions: ['insure', 'decline'] })
      return goOn({ ...state, phase: 'peek' }, turn)
    case 'peek': {
      const natural = totalOf(state.dealer).total === 21
      const peeked = { ...turn, events: [...turn.events, { type: 'dealerPeeked', natural } as const] }
      return natural ? settleHands(state, peeked) : goOn({ ...state, phase: 'hands' }, peeked)
    }
    case 'hands':
      if (!hand) return settleHands(state, turn)
      if (hand.cards.length > 1) return wait(state, { ...turn, hand, actions: movesOf(turn.rules, hand) })
      return giveSecondCard(state, hand, turn)
  }
}

/** To a hand of a split place, when it is its turn. Split aces take no other. */
function giveSecondCard(state: BlackjackState, hand: PlayedHand, turn: Turn): Step<BlackjackState, CardsEvent> {
  const { hand: two, event } = takeCard(hand, turn.draws)
  const next = totalOf(hand.cards).soft ? { ...two, done: true } : two
  return goOn(replaced(state, hand, [next]), { ...turn, events: [...turn.events, event] })
}

function wait(
  state: BlackjackState,
  {
    hand,
    actions,
    events,
    furtherStake,
  }: Turn & { readonly hand: PlayedHand; readonly actions: readonly Waiting['actions'][number][] },
): Step<BlackjackState, CardsEvent> {
  const waits: Waiting = { type: 'handWaits', hand: hand.hand, actions: [...actions] }
  return { state, events: [...events, waits], furtherStake, win: null }
}
