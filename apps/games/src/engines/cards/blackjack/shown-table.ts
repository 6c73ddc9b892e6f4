import { cardValueOf, totalOf } from '@andon/arcade/engines/cards/blackjack/hand-total'
import { secondHandOf } from '@andon/arcade/engines/cards/blackjack/table-state'
import type { Card } from '@andon/arcade/engines/cards/card'
import type { CardsEvent } from '@andon/arcade/engines/cards/events'

type EventOf<Type extends CardsEvent['type']> = Extract<CardsEvent, { type: Type }>
export type Outcome = EventOf<'handSettled'>['outcome']
export type Waiting = EventOf<'handWaits'>

/** Amounts are in minor units. */
export interface ShownHand {
  readonly hand: number
  readonly stake: number
  /** With the further stake of a double. */
  readonly staked: number
  readonly cards: readonly Card[]
  readonly total: number
  readonly soft: boolean
  /** Part of a split place. */
  readonly split: boolean
  /** Null before it is settled. */
  readonly settled: { readonly outcome: Outcome; readonly amount: number } | null
  /** The stake on insurance; null before it was decided, 0 where it was declined. */
  readonly insured: number | null
  /** The amount that insurance returned; null before. */
  readonly insurancePaid: number | null
}

/** The state that a round has shown so far. The dealer's second card is in it only when the server has told it. */
export interface ShownTable {
  /** In the order of play: a split place has two that follow each other. */
  readonly hands: readonly ShownHand[]
  readonly dealer: readonly Card[]
  /** The total of the dealer's cards that are seen. */
  readonly dealerTotal: number
  readonly dealerNatural: boolean
  /** The dealer has a card that nobody has seen. */
  readonly hidden: boolean
  /** Null while the round shows something, and at its end. */
  readonly waits: Waiting | null
  /** The most that actions of the round can still stake. */
  readonly mayTake: number
}

export const emptyTable: ShownTable = {
  hands: [],
  dealer: [],
  dealerTotal: 0,
  dealerNatural: false,
  hidden: false,
  waits: null,
  mayTake: 0,
}

/** The table after one more event. */
export function afterEvent(table: ShownTable, event: CardsEvent): ShownTable {
  switch (event.type) {
    case 'handsDealt':
      return dealt(event)
    case 'handWaits':
      return { ...table, waits: event }
    case 'insuranceDecided':
      return { ...taken(table, event.staked), hands: changed(table, event.hand, { insured: event.staked }) }
    case 'handPlayed':
      return played(table, event)
    case 'cardDealt':
      return { ...table, waits: null, hands: withCard(table, event) }
    case 'dealerShown':
      return {
        ...table,
        waits: null,
        hidden: false,
        mayTake: 0,
        dealerNatural: event.natural,
        dealer: [...table.dealer, event.card],
        dealerTotal: event.total,
      }
    case 'dealerDrew':
      return { ...table, dealer: [...table.dealer, event.card], dealerTotal: event.total }
    case 'insurancePaid':
      return { ...table, hands: changed(table, event.hand, { insurancePaid: event.amount }) }
    case 'handSettled': {
      const { hand, outcome, amount, total } = event
      return { ...table, hands: changed(table, hand, { settled: { outcome, amount }, total }) }
    }
    default:
      return table
  }
}

export function handOf({ hands }: ShownTable, hand: number): ShownHand {
  const found = hands.find((one) => one.hand === hand)
  if (!found) throw new Error(`there is no hand ${hand} on the table`)
  return found
}

function dealt({ hands, dealer, mayTake }: EventOf<'handsDealt'>): ShownTable {
  return {
    ...emptyTable,
    dealer: [dealer],
    dealerTotal: totalOf([dealer]).total,
    hidden: true,
    mayTake,
    hands: hands.map(({ hand, stake, cards, total, soft }) => ({
      hand,
      stake,
      staked: stake,
      cards,
      total,
      soft,
      split: false,
      settled: null,
      insured: null,
      insurancePaid: null,
    })),
  }
}

function taken(table: ShownTable, staked: number): ShownTable {
  return { ...table, waits: null, mayTake: Math.max(0, table.mayTake - staked) }
}

function played(table: ShownTable, { hand, move, staked }: EventOf<'handPlayed'>): ShownTable {
  const next = taken(table, staked)
  if (move === 'double')
    return { ...next, hands: changed(table, hand, { staked: handOf(table, hand).staked + staked }) }
  if (move !== 'split') return next
  const hands = table.hands.flatMap((one) => {
    const [first, second] = one.cards
    if (one.hand !== hand || !first || !second) return [one]
    const half = (id: number, card: Card): ShownHand => ({
      ...one,
      ...totalOf([card]),
      hand: id,
      cards: [card],
      split: true,
    })
    return [half(hand, first), half(secondHandOf(hand), second)]
  })
  return { ...next, hands }
}

function withCard(table: ShownTable, { hand, card, total, soft }: EventOf<'cardDealt'>): readonly ShownHand[] {
  return changed(table, hand, { cards: [...handOf(table, hand).cards, card], total, soft })
}

function changed({ hands }: ShownTable, hand: number, change: Partial<ShownHand>): readonly ShownHand[] {
  return hands.map((one) => (one.hand === hand ? { ...one, ...change } : one))
}

/** The place of a hand: the second one of a split place has three more. */
export const placeOf = (hand: number): number => hand % 3

/** Two cards that make 21 and are not of a split place. */
export function isNatural({ cards, total, split }: ShownHand): boolean {
  return !split && cards.length === 2 && total === 21
}

/** The dealer's open card, as a value: an ace is 1. */
export function openValue({ dealer }: ShownTable) {
  const [open] = dealer
  return open ? cardValueOf(open) : null
}
