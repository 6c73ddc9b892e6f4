import type { EventUrn } from '@andon/bookmaker'
import { marketTopic } from '@andon/bookmaker/sports-api'
import { sportsSource } from '../../compose/topic-source.ts'

export const source = sportsSource({
  topic: marketTopic,
  start: ({ hub, book }) => ({
    image: async ({ marketId }) => {
      const [eventId] = marketId.split('.')
      const event = book.event(eventId as EventUrn) // of another text there is none
      return (event?.description && book.shown.shownMarket(event, marketId)) ?? undefined
    },
    stop: book.onChanges((changes) => {
      if (!hub.isWatched(marketTopic) || !changes.event.description) return
      for (const market of book.shown.changedMarkets(changes))
        hub.publish(marketTopic, { params: { marketId: market.id } }, market)
    }),
  }),
})
