import * as v from 'valibot'
import { currency } from '../fields.ts'
import { instant, limitPeriods, limitTypes } from './limits-fields.ts'

/** A player's limit in replies and realtime messages. */

export const limitType = v.picklist(limitTypes)
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const period = v.picklist(limitPeriods)

/** Money limits have `amount` and `currency`, `session` and `reality` have `minutes`. */
export const size = {
  amount: v.optional(count),
  minutes: v.optional(count),
}
export const span = { period, customDays: v.optional(count) }

/** PENDING: in force, while a higher limit or a removal waits in `pendingChange`. */
export const limit = v.object({
  id: v.string(),
  limitType,
  ...size,
  currency: v.optional(currency),
  ...span,
  status: v.picklist(['ACTIVE', 'PENDING', 'REMOVED']),
  /** Used in the period that ends now, in minor units or minutes. */
  used: v.optional(count),
  /** Part of `used`: deposits that are not paid yet. Absent if there are none. */
  waiting: v.optional(count),
  /** For losses it exceeds the limit by what was won in the period. */
  remaining: v.optional(count),
  startsAt: instant,
  pendingChange: v.optional(
    v.object({ ...size, removal: v.boolean(), requestedAt: instant, confirmableAt: instant, confirmable: v.boolean() }),
  ),
})
export type LimitView = v.InferOutput<typeof limit>
