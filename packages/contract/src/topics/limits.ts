import * as v from 'valibot'
import { lockView } from '../player-api/limits-fields.ts'
import { limit } from '../player-api/limits-view.ts'
import { topic } from '../topic.ts'

/** All limits that the player has set, and a lock or break that has begun. Published at every change of either. */
export const limitsTopic = topic('limits', {
  access: 'player',
  payload: v.object({
    limits: v.array(limit),
    lock: v.optional(lockView),
    /** Increases with every change; clients drop an older state that arrives late. */
    version: v.number(),
  }),
  conflation: { keep: 'latest' },
})
