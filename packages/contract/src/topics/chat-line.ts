import * as v from 'valibot'
import { topic } from '../topic.ts'

/** A conversation left the line, or came into it: those who wait ask for their position. */
export const chatLineTopic = topic('chat-line', {
  access: 'public',
  payload: v.object({ waiting: v.number() }),
  conflation: { keep: 'latest', everyMs: 2_000 },
})
