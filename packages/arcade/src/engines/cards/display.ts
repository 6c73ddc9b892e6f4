import { type Fraction, toNumber } from '@andon/money/fraction'
import * as v from 'valibot'
import { pokerHands } from './events.ts'

/** An exact share or multiple; its parts are too large for JSON numbers. */
const exact = v.object({ numerator: v.string(), denominator: v.string(), decimal: v.number() })

const blackjackDisplay = v.object({
  play: v.literal('blackjack'),
  /** Places of the layout. */
  mostHands: v.number(),
  naturalPays: v.object({ numerator: v.number(), denominator: v.number() }),
  dealerHitsSoft17: v.boolean(),
  doubleAfterSplit: v.boolean(),
  /** The return of insurance on its own stake. */
  insuranceReturn: exact,
  /** Mean of all stakes of a hand as a multiple of the first, and what they return, with best play. `rtp` of the game is of the first stake. */
  allStakes: v.object({ staked: exact, rtp: exact }),
})

const drawDisplay = v.object({
  play: v.literal('draw'),
  /** The pay of each hand as a multiple of the stake, the best hand first. */
  pays: v.array(v.object({ hand: v.picklist(pokerHands), multiple: v.number() })),
})

const highLowDisplay = v.object({
  play: v.literal('high-low'),
  months: v.number(),
  mostSkips: v.number(),
  /** A cash-out pays at most this multiple of the stake. */
  mostMultiple: exact,
})

/** The fields that the client of a game of cards needs in order to draw it, by `game.play`. */
export const cardsDisplay = v.object({
  engine: v.literal('cards'),
  game: v.variant('play', [blackjackDisplay, drawDisplay, highLowDisplay]),
  /** This long after its start the server finishes a round that waits, as the rules say. */
  actWithinHours: v.number(),
})
export type CardsDisplay = v.InferOutput<typeof cardsDisplay>

export function exactOf(value: Fraction): v.InferOutput<typeof exact> {
  return { numerator: `${value.numerator}`, denominator: `${value.denominator}`, decimal: toNumber(value) }
}
