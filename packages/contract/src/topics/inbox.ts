import * as v from 'valibot'
import { topic } from '../topic.ts'

/** How many notices are unread. Pages fetch the notices themselves, in their own language. */
export const inboxTopic = topic('inbox', {
  access: 'player',
  payload: v.object({
    unread: v.number(),
    /** Increases with every change; clients drop an older state that arrives late. */
    version: v.number(),
    /** The id of a notice that has just come; null: one was read. */
    added: v.nullable(v.string()),
  }),
  conflation: { keep: 'latest' },
})
