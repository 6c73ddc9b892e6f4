import { add, fraction, multiply, one, subtract } from '@andon/money/fraction'
import { type Payouts, payoutsOf } from './bet-payouts.ts'

/**
 * Chinchiro against the banker, both by the same rules: three dice, thrown up to three times until they make a hand. The hands from the best: three ones (pin-zoro),
 * another triple (arashi), 4-5-6, a pair with a point of 6 to 1, no hand, 1-2-3. Equal hands tie, all triples but the ones alike.
 */
const hands = [
  { hand: 'pinZoro', throws: 1, pays: 5 },
  { hand: 'arashi', throws: 5, pays: 3 },
  { hand: 'fourFiveSix', throws: 6, pays: 2 },
  ...([6, 5, 4, 3, 2, 1] as const).map((point) => ({ hand: `point${point}` as const, throws: 15, pays: 1 })),
  { hand: 'none', throws: 0, pays: 1 },
  { hand: 'oneTwoThree', throws: 6, pays: 1 },
] as const

export type ChinchiroHand = (typeof hands)[number]['hand']

/** `commission`: the house's share of what a player wins. A player may lose `mostLost` times the stake of a round, which must be free before it begins. */
export const chinchiroRules = { commission: fraction(4, 100), loserPaysAtOneTwoThree: 2, mostLost: 5 } as const

/** In how many of 216³ cases each hand is made: three throws, of which those after the hand do not matter. */
export function chinchiroHands(): ReadonlyMap<ChinchiroHand, bigint> {
  const all = 216n
  const none = all - hands.reduce((made, hand) => made + BigInt(hand.throws), 0n)
  const ways = (throws: bigint) => throws * (all ** 2n + none * all + none ** 2n)
  return new Map(hands.map(({ hand, throws }) => [hand, hand === 'none' ? none ** 3n : ways(BigInt(throws))]))
}

/** How often the amount changes hands: by the winner's hand, and twice at least where the loser has 1-2-3. */
export function chinchiroStakes(winner: ChinchiroHand, loser: ChinchiroHand): number {
  const { pays } = hands.find(({ hand }) => hand === winner) ?? { pays: 1 }
  return loser === 'oneTwoThree' ? Math.max(pays, chinchiroRules.loserPaysAtOneTwoThree) : pays
}

/**
 * What a round pays back, as a multiple of its first stake: below 0 where the player pays more than that. A tie pays the amount back, a win the amount and the winnings
 * less the commission.
 */
export function chinchiroPayouts(): Payouts {
  const made = [...chinchiroHands()]
  const kept = subtract(one, chinchiroRules.commission)
  return payoutsOf(
    made.flatMap(([mine, ways], player) =>
      made.map(([theirs, theirWays], banker) => {
        const won = add(one, multiply(kept, fraction(chinchiroStakes(mine, theirs))))
        const lost = fraction(1 - chinchiroStakes(theirs, mine))
        return { multiple: player === banker ? one : player < banker ? won : lost, cases: ways * theirWays }
      }),
    ),
  )
}
