import { verificationTopic } from '@andon/contract/topics/verification'
import { statusChanged } from '@andon/operator/verification'
import { after, topicSource } from '../compose/topic-source.ts'

export const source = topicSource({
  topic: verificationTopic,
  facts: [after(statusChanged, ({ key, data }, hub) => hub.publish(verificationTopic, { to: key }, data))],
})
