import { visitorChatTopic } from '@andon/contract/topics/visitor-chat'
import { visitorChatChanged } from '@andon/operator/support'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: visitorChatTopic,
  facts: [after(visitorChatChanged, ({ key, data }, hub) => hub.publish(visitorChatTopic, { to: key }, data))],
})
