import * as v from 'valibot'
import { chatStates } from '../chat-states.ts'
import { topic } from '../topic.ts'

/** State of the conversation with customer service. The messages themselves are fetched, so they are never left in queues. */
export const chatTopic = topic('chat', {
  access: 'player',
  payload: v.object({
    state: v.picklist(chatStates),
    unread: v.number(),
    /** Increases with every change; clients drop an older state that arrives late. */
    version: v.number(),
  }),
  conflation: { keep: 'latest' },
})
