import { visitorChatTypingTopic } from '@andon/contract/topics/visitor-chat-typing'
import { chatTyped } from '@andon/operator/support'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: visitorChatTypingTopic,
  facts: [
    after(chatTyped, ({ key, data: { by, playerId } }, hub) => {
      if (by === 'service' && playerId === null) hub.publish(visitorChatTypingTopic, { to: key }, {})
    }),
  ],
})
