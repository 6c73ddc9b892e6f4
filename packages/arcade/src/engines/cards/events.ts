import * as v from 'valibot'
import { amount, whole } from '../event-fields.ts'
import { type Card, deck } from './card.ts'

const card = v.picklist(deck as readonly [Card, ...Card[]]) // 52 of them
/** Places 0 to 2 of the layout; after a split, the second hand of place n is n + 3. */
const hand = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))
const byTimeOut = v.boolean()

/** The moves that a player of blackjack may make with a hand. */
export const blackjackMoves = ['hit', 'stand', 'double', 'split'] as const
export type BlackjackMove = (typeof blackjackMoves)[number]
const waitsFor = v.picklist([...blackjackMoves, 'insure', 'decline'])

/** From the best to the least; `none` pays nothing. */
export const pokerHands = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'jacks-or-better',
  'none',
] as const
export type PokerHand = (typeof pokerHands)[number]
const pokerHand = v.picklist(pokerHands)

/**
 * Blackjack: `handsDealt`, `insuranceDecided` for each place if the dealer shows an ace, `dealerPeeked` for an ace or a ten, then place by place `handPlayed` with the
 * cards it brings, and at the end `dealerShown`, `dealerDrew`, `insurancePaid`, `handSettled`. The dealer's second card is drawn with the others and is in no event
 * before `dealerShown`.
 */
const blackjackEvents = [
  v.object({
    type: v.literal('handsDealt'),
    hands: v.array(
      v.object({
        hand,
        stake: amount,
        cards: v.tuple([card, card]),
        total: whole,
        soft: v.boolean(),
        natural: v.boolean(),
      }),
    ),
    dealer: card,
    /** The most that the actions of this round can still take: what should be free. */
    mayTake: amount,
  }),
  /** The round waits for one of these actions of one hand. */
  v.object({ type: v.literal('handWaits'), hand, actions: v.array(waitsFor) }),
  /** `staked`: half the stake of the hand; 0 if declined. */
  v.object({ type: v.literal('insuranceDecided'), hand, staked: amount, byTimeOut }),
  v.object({ type: v.literal('dealerPeeked'), natural: v.boolean() }),
  /** `staked`: the further stake of a double or a split. */
  v.object({ type: v.literal('handPlayed'), hand, move: v.picklist(blackjackMoves), staked: amount, byTimeOut }),
  v.object({ type: v.literal('cardDealt'), hand, card, total: whole, soft: v.boolean() }),
  v.object({ type: v.literal('dealerShown'), card, total: whole, natural: v.boolean() }),
  v.object({ type: v.literal('dealerDrew'), card, total: whole }),
  v.object({ type: v.literal('insurancePaid'), hand, staked: amount, amount }),
  v.object({
    type: v.literal('handSettled'),
    hand,
    outcome: v.picklist(['natural', 'win', 'push', 'loss', 'bust']),
    total: whole,
    staked: amount,
    amount,
  }),
] as const

/** Five-card draw: `fiveDealt`, and after the player's only action `fiveDrawn` and `fiveSettled`. */
const drawEvents = [
  v.object({ type: v.literal('fiveDealt'), hand, cards: v.array(card), pays: pokerHand }),
  /** `held`: for each card, left to right, `1` if it stays. `cards`: the hand after the draw. */
  v.object({ type: v.literal('fiveDrawn'), hand, held: v.string(), cards: v.array(card), byTimeOut }),
  v.object({ type: v.literal('fiveSettled'), hand, pays: pokerHand, amount }),
] as const

/** Right in `months` of 12, it then pays `amount` at a cash-out. */
const guessOffered = v.nullable(v.object({ months: whole, amount }))

/** High-low: `monthShown` at the start and after each skip and right guess, `monthGuessed`, and `highLowPaid` at a cash-out. */
const highLowEvents = [
  v.object({
    type: v.literal('monthShown'),
    hand,
    month: whole,
    higher: guessOffered,
    lower: guessOffered,
    skipsLeft: whole,
    /** True if the player skipped the month before. */
    skipped: v.boolean(),
  }),
  v.object({
    type: v.literal('monthGuessed'),
    hand,
    guess: v.picklist(['higher', 'lower']),
    month: whole,
    right: v.boolean(),
    /** Right guesses so far. */
    steps: whole,
    /** The amount that a cash-out pays now; 0 after a wrong guess. */
    amount,
    byTimeOut,
  }),
  v.object({ type: v.literal('highLowPaid'), hand, steps: whole, amount, byTimeOut }),
] as const

export const cardsEvents = [...blackjackEvents, ...drawEvents, ...highLowEvents] as const
const cardsEvent = v.variant('type', cardsEvents)
export type CardsEvent = v.InferOutput<typeof cardsEvent> | { readonly type: 'roundEnd'; readonly amount: number }
