import { inboxTopic } from '@andon/contract/topics/inbox'
import { inboxChanged } from '@andon/operator/notices'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: inboxTopic,
  facts: [after(inboxChanged, ({ key, data }, hub) => hub.publish(inboxTopic, { to: key }, data))],
})
