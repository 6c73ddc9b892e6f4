import type { EventUrn } from '@andon/bookmaker'
import { eventTopic } from '@andon/bookmaker/sports-api'
import { sportsSource } from '../../compose/topic-source.ts'

export const source = sportsSource({
  topic: eventTopic,
  start: ({ hub, book }) => ({
    image: async ({ eventId }) => {
      const event = book.event(eventId as EventUrn) // of another text there is none
      return (event && book.shown.shownOffer(event)) ?? undefined
    },
    stop: book.onChanges((changes) => {
      if (!hub.isWatched(eventTopic) || !changes.event.description) return
      const params = { eventId: changes.event.record.id }
      for (const change of book.shown.offerChanges(changes)) hub.publish(eventTopic, { params }, change)
    }),
  }),
})
