import * as v from 'valibot'
import { sportsEvent, sportsMarket } from '../sports-offer.ts'
import { topic } from '../topic.ts'

const listed = v.object({
  /** The event's. */
  id: v.string(),
  event: sportsEvent,
  /** Its first market, as a list shows it; null while it has none. */
  main: v.nullable(sportsMarket),
  /** It leaves the list. */
  over: v.boolean(),
})

/** The events of a sport that are not over, each with its first market. */
export const sportTopic = topic('sport/{sportId}', {
  access: 'public',
  image: v.object({ events: v.array(listed) }),
  payload: listed,
  conflation: {
    keep: 'latestBy',
    field: 'id',
    always: ({ over, main }) => over || (main !== null && main.status !== 'active'),
    everyMs: 1_000,
  },
})
