import { verificationTopic } from '@andon/contract/topics/verification'
import { statusChanged } from '@andon/operator/verification'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: verificationTopic,
  facts: [after(statusChanged, ({ key, data }, hub) => hub.publish(verificationTopic, { to: key }, data))],
})
