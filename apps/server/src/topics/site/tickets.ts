import { ticketsTopic } from '@andon/contract/topics/tickets'
import { ticketChanged } from '@andon/operator/support'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: ticketsTopic,
  facts: [after(ticketChanged, ({ key, data }, hub) => hub.publish(ticketsTopic, { to: key }, data))],
})
