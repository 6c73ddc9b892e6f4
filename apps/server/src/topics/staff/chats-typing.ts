import { chatTypingTopic } from '@andon/contract/staff-topics'
import { chatTyped } from '@andon/operator/support'
import { after, staffSource } from '../../compose/topic-source.ts'

/** Holds no text of players, and sessions that have ended are removed by the source of `chats`. */
export const source = staffSource({
  topic: chatTypingTopic,
  facts: [
    after(chatTyped, ({ key, data: { by } }, hub) => {
      if (by === 'owner') hub.publish(chatTypingTopic, {}, { chat: key })
    }),
  ],
})
