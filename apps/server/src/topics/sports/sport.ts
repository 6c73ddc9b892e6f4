import { sportTopic } from '@andon/bookmaker/sports-api'
import { sportsSource } from '../../compose/topic-source.ts'

export const source = sportsSource({
  topic: sportTopic,
  start: ({ hub, book }) => ({
    image: async ({ sportId }) => {
      const ofSport = [...book.events()].filter(({ description }) => description?.sport.id === sportId)
      const events = ofSport.map(book.shown.listedEvent).filter((event) => event !== null)
      return { events: events.filter(({ over }) => !over) }
    },
    stop: book.onChanges(({ event, changes }) => {
      if (!hub.isWatched(sportTopic)) return
      const listed = book.shown.listedEvent(event)
      if (listed && book.shown.concernsList(changes, listed.main))
        hub.publish(sportTopic, { params: { sportId: listed.event.sportId } }, listed)
    }),
  }),
})
