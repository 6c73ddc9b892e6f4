import { topic } from '../topic.ts'
import { chatTypingTopic } from './chat-typing.ts'

/** Customer service is typing in the conversation of a visitor's browser. */
export const visitorChatTypingTopic = topic('visitor-chat-typing', {
  access: 'visitor',
  payload: chatTypingTopic.payload,
  conflation: { keep: 'latest', everyMs: 1_000 },
})
