import { minor } from '@andon/money'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import type { Draws } from '../../../rng/draws.ts'
import type { Engine } from '../../engine.ts'
import { type Card, deck } from '../card.ts'
import type { CardsEvent } from '../events.ts'
import { pokerHandOf } from './poker-hand.ts'
import type { DrawRules } from './rules.ts'

const hand = 0

export interface DrawState {
  readonly cards: readonly Card[]
  /** The other 47, from which the draw is made. */
  readonly rest: readonly Card[]
}

const action = v.variant('type', [
  /** `held`: for each card, left to right, `1` if it stays. */
  v.strictObject({ type: v.literal('draw'), hand: v.literal(hand), held: v.pipe(v.string(), v.regex(/^[01]{5}$/)) }),
  /** The server's alone: all five stay, and the hand is paid as it was dealt. */
  v.strictObject({ type: v.literal('timeOut'), hand: v.literal(hand) }),
])
export type DrawAction = v.InferOutput<typeof action>

/** Null for what is no action. */
export function readAction(sent: unknown): DrawAction | null {
  const parsed = v.safeParse(action, sent)
  return parsed.success ? parsed.output : null
}

/**
 * Five-card draw. The five cards are drawn one by one from the cards that are left of one deck; the player holds any of them, and the others are replaced from left to right in
 * the same way. Which cards would come for other holds is decided by nothing: they are drawn when they are needed.
 */
export const fiveCardDraw: Engine<DrawRules, null, DrawState, DrawAction, CardsEvent> = {
  open: (_rules, { draws }) => {
    const { drawn: cards, rest } = drawFrom(deck, 5, draws)
    return {
      state: { cards, rest },
      events: [{ type: 'fiveDealt', hand, cards: [...cards], pays: pokerHandOf(cards) }],
      furtherStake: 0,
      win: null,
    }
  },
  allows: () => true,
  act: (rules, { draws, stake, state, action: taken }) => {
    const held = taken.type === 'draw' ? taken.held : '11111'
    const replaced = drawFrom(state.rest, [...held].filter((one) => one === '0').length, draws)
    const drawn = [...replaced.drawn]
    const cards = state.cards.map((card, at) => (held.charAt(at) === '1' ? card : drawn.shift()))
    const complete = cards.flatMap((card) => card ?? [])
    assert(complete.length === 5, 'each card that goes is replaced')
    const pays = pokerHandOf(complete)
    const amount = minor(stake * rules.pays[pays])
    return {
      state: { cards: complete, rest: replaced.rest },
      events: [
        { type: 'fiveDrawn', hand, held, cards: complete, byTimeOut: taken.type === 'timeOut' },
        { type: 'fiveSettled', hand, pays, amount },
        { type: 'roundEnd', amount },
      ],
      furtherStake: 0,
      win: amount,
    }
  },
  defaultAction: () => ({ type: 'timeOut', hand }),
}

/** Each of the cards that are left is equally likely; the last one takes the place of the drawn one. */
function drawFrom(
  cards: readonly Card[],
  count: number,
  draws: Draws,
): { readonly drawn: readonly Card[]; readonly rest: readonly Card[] } {
  const rest = [...cards]
  const drawn = Array.from({ length: count }, () => {
    const at = draws.uniform(rest.length)
    const [card, last] = [rest[at], rest.pop()]
    assert(card && last, 'a drawn card is one of those that are left')
    if (at < rest.length) rest[at] = last
    return card
  })
  return { drawn, rest }
}
