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
        const message = { jackpots: jackpots.meters.amounts() }
        hub.publishEach(jackpotsTopic, ({ place }) => (jackpots.isOnAt(place.site) ? message : undefined))
      }),
    ],
  }),
})
