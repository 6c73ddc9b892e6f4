import { chatStates } from '@andon/contract/chat-states'
import { fact } from '@andon/contract/fact'
import * as v from 'valibot'

/** A player's conversation changed. Open pages fetch the messages themselves. */
export const chatChanged = fact(
  'support.ChatChanged',
  v.object({
    state: v.picklist(chatStates),
    unread: v.number(),
    /** Increases with every change. */
    version: v.number(),
  }),
)
