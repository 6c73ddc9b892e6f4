import { topic } from '../topic.ts'
import { chatTopic } from './chat.ts'

/** The same for the conversation of a visitor's browser, which its cookie proves when the connection opens. */
export const visitorChatTopic = topic('visitor-chat', {
  access: 'visitor',
  payload: chatTopic.payload,
  conflation: { keep: 'latest' },
})
