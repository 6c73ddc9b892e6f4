import { fact } from '@andon/contract/fact'
import * as v from 'valibot'

/** A notice came into the inbox of the player, the fact's key, or was read. In the form of the realtime topic `inbox`. */
export const inboxChanged = fact(
  'notices.InboxChanged',
  v.object({
    unread: v.number(),
    /** Increases with every change. */
    version: v.number(),
    /** The id of a notice that has just come; null: one was read. */
    added: v.nullable(v.string()),
  }),
)
