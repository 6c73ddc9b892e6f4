import { jackpotsTopic } from '@andon/contract/topics/jackpots'
import { jackpotMetersChanged } from '@andon/operator/jackpots'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: jackpotsTopic,
  start: ({ hub, operator: { jackpots } }) => ({
    /** Every web node takes what suppliers state of the bus, whichever node they called. */
    facts: [
      after(jackpotMetersChanged, (fact) => {
        jackpots.meters.take(fact)
        const messages = new Map<string, ReturnType<typeof messageOf>>()
        const messageOf = (site: string) => ({ jackpots: jackpots.meters.amounts(site) })
        hub.publishEach(jackpotsTopic, ({ place: { site } }) => {
          if (!jackpots.isOnAt(site)) return undefined
          const message = messages.get(site) ?? messageOf(site)
          messages.set(site, message)
          return message
        })
      }),
    ],
  }),
})
