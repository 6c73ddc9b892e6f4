import * as v from 'valibot'
import { topic } from '../topic.ts'

const state = {
  unread: v.number(),
  /** Increases with every change; clients drop an older state that arrives late. */
  version: v.number(),
}

/** How many notices are unread. Pages fetch the notices themselves, in their own language. */
export const inboxTopic = topic('inbox', {
  access: 'player',
  image: v.object(state),
  payload: v.object({
    ...state,
    /** The id of a notice that has just come; null: one was read. */
    added: v.nullable(v.string()),
  }),
  conflation: { keep: 'latest' },
})
