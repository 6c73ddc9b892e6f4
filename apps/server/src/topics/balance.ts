import { balanceTopic } from '@andon/contract/topics/balance'
import { balanceChanged } from '@andon/operator/wallet'
import { after, topicSource } from '../compose/topic-source.ts'

export const source = topicSource({
  topic: balanceTopic,
  facts: [after(balanceChanged, ({ key, data }, hub) => hub.publish(balanceTopic, { to: key }, data))],
})
