import { chatTypingTopic } from '@andon/contract/topics/chat-typing'
import { chatTyped } from '@andon/operator/support'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: chatTypingTopic,
  facts: [
    after(chatTyped, ({ data: { by, playerId } }, hub) => {
      if (by === 'service' && playerId !== null) hub.publish(chatTypingTopic, { to: playerId }, {})
    }),
  ],
})
