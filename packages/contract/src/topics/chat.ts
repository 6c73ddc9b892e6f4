import * as v from 'valibot'
import { chatStates, ticketStates } from '../chat-states.ts'
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

/** Customer service is typing in the player's conversation; shown for some seconds, never stored. */
export const chatTypingTopic = topic('chat-typing', {
  access: 'player',
  payload: v.object({}),
  conflation: { keep: 'latest', everyMs: 1_000 },
})

/** A conversation left the line, or came into it: those who wait ask for their position. */
export const chatLineTopic = topic('chat-line', {
  access: 'public',
  payload: v.object({ waiting: v.number() }),
  conflation: { keep: 'latest', everyMs: 2_000 },
})

/** One of the player's tickets changed; it is fetched. */
export const ticketsTopic = topic('tickets', {
  access: 'player',
  payload: v.object({ number: v.string(), state: v.picklist(ticketStates), version: v.number() }),
  conflation: { keep: 'latestBy', field: 'number' },
})
