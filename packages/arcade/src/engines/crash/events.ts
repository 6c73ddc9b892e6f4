import * as v from 'valibot'
import { amount, whole } from '../event-fields.ts'

/** Milliseconds since the round began to run. */
const atMs = v.pipe(v.number(), v.minValue(0))

/** The events of crash, as one bet sees its round: `left` if the bet left before the end, `burst`, `roundEnd`. The table itself shows only `burst`. */
export const crashEvents = [
  /** At so many hundredths of its stake the bet was cashed out: by the player, or by itself (`byAuto`) as chosen with the stake, or at the greatest multiple. */
  v.object({ type: v.literal('left'), hundredths: whole, atMs, byAuto: v.boolean(), amount }),
  /** The last multiplier in hundredths, and the first instant at which it was passed. A round that ends at once, before any cash-out, has 100 and 0. */
  v.object({ type: v.literal('burst'), hundredths: whole, atMs }),
] as const
const crashEvent = v.variant('type', crashEvents)
export type CrashEvent = v.InferOutput<typeof crashEvent> | { readonly type: 'roundEnd'; readonly amount: number }
