import { chatTopic } from '@andon/contract/topics/chat'
import { chatChanged } from '@andon/operator/support'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: chatTopic,
  facts: [after(chatChanged, ({ key, data }, hub) => hub.publish(chatTopic, { to: key }, data))],
})
