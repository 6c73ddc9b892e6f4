import * as v from 'valibot'
import { topic } from '../topic.ts'

/** Customer service is typing in the player's conversation; shown for some seconds, never stored. */
export const chatTypingTopic = topic('chat-typing', {
  access: 'player',
  payload: v.object({}),
  conflation: { keep: 'latest', everyMs: 1_000 },
})
