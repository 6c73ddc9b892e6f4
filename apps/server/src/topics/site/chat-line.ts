import { chatLineTopic } from '@andon/contract/topics/chat-line'
import { lineChanged } from '@andon/operator/support'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: chatLineTopic,
  facts: [after(lineChanged, ({ data }, hub) => hub.publish(chatLineTopic, {}, data))],
})
