import { eventOffer, eventOfferChange } from '../sports-offer.ts'
import { topic } from '../topic.ts'

/** An event of the sportsbook with all its markets. Apply changes with `offerAfter`; for the names of a market that a page does not know yet it asks the sportsbook. */
export const eventTopic = topic('event/{eventId}', {
  access: 'public',
  image: eventOffer,
  payload: eventOfferChange,
  conflation: { keep: 'latestBy', field: 'key', always: ({ key }) => key === '!', everyMs: 250 },
})
