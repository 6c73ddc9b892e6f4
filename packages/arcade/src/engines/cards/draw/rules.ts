import * as v from 'valibot'
import { type PokerHand, pokerHands } from '../events.ts'

const multiple = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Rules of five-card draw against a table of pays: five cards of one deck of 52, a draw once for any of them from the other 47, and the hand is paid. `pays`: whole multiples
 * of the stake, so that no win is rounded; a pair pays from jacks.
 */
export const drawRules = v.strictObject({
  gameCode: v.string(),
  mechanic: v.literal('draw'),
  deck: v.literal('52-for-each-round'),
  pays: v.strictObject({
    'royal-flush': multiple,
    'straight-flush': multiple,
    'four-of-a-kind': multiple,
    'full-house': multiple,
    flush: multiple,
    straight: multiple,
    'three-of-a-kind': multiple,
    'two-pair': multiple,
    'jacks-or-better': multiple,
    none: v.literal(0),
  }),
})
export type DrawRules = v.InferOutput<typeof drawRules>

/** Jacks or better with 9 for a full house and 6 for a flush. */
export function jacksOrBetter(gameCode: string): DrawRules {
  return {
    gameCode,
    mechanic: 'draw',
    deck: '52-for-each-round',
    pays: {
      'royal-flush': 800,
      'straight-flush': 50,
      'four-of-a-kind': 25,
      'full-house': 9,
      flush: 6,
      straight: 4,
      'three-of-a-kind': 3,
      'two-pair': 2,
      'jacks-or-better': 1,
      none: 0,
    },
  }
}

/** The pay of each hand, as a multiple of the stake. */
export interface Payout {
  readonly pays: Readonly<Record<PokerHand, number>>
}

/** The pays in the order of `pokerHands`. */
export function payList({ pays }: Payout): readonly number[] {
  return pokerHands.map((hand: PokerHand) => pays[hand])
}
