import * as v from 'valibot'
import { chatStates } from './chat-states.ts'
import { topic } from './topic.ts'

/** What staff follow at `/realtime` on the listener of the staff API, with the same token as its calls. */

/** A player's conversation with customer service has changed; the conversation itself is fetched (`showChat`). */
export const chatsTopic = topic('chats', {
  access: 'staff',
  roles: ['support'],
  payload: v.object({
    player: v.string(),
    state: v.picklist(chatStates),
    /** Increases with every change of this conversation; clients drop an older state that arrives late. */
    version: v.number(),
  }),
  conflation: { keep: 'latestBy', field: 'player' },
})

/** The owner of a conversation is typing; shown for some seconds, never stored. */
export const chatTypingTopic = topic('chats-typing', {
  access: 'staff',
  roles: ['support'],
  payload: v.object({ chat: v.string() }),
  conflation: { keep: 'latestBy', field: 'chat', everyMs: 1_000 },
})

export const staffTopics = [chatsTopic, chatTypingTopic] as const
