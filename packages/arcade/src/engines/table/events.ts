import * as v from 'valibot'
import { amount } from '../event-fields.ts'

/**
 * The events of a table game: `betsLaid`, then `drawn` for each thing that the table reveals, in its order; `decided` says what they mean, `betPaid` follows for each
 * bet that returns something, and at last `roundEnd`.
 */
export const tableEvents = [
  /** The layout of the round, by the ids of the spots, in their order on the felt. */
  v.object({ type: v.literal('betsLaid'), bets: v.array(v.object({ spot: v.string(), amount })) }),
  /** `to`: what shows it, such as `wheel`, `die` or `banker`. `face`: what it shows. */
  v.object({ type: v.literal('drawn'), to: v.string(), face: v.string() }),
  /** The facts of the round that the game's bets ask for, such as `17`, or `big` and `total-14`. */
  v.object({ type: v.literal('decided'), facts: v.array(v.string()) }),
  /** `amount` has the bet in it. */
  v.object({ type: v.literal('betPaid'), spot: v.string(), staked: amount, amount }),
] as const
const tableEvent = v.variant('type', tableEvents)
export type TableEvent = v.InferOutput<typeof tableEvent> | { readonly type: 'roundEnd'; readonly amount: number }
