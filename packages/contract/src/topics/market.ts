import { sportsMarket } from '../sports-offer.ts'
import { topic } from '../topic.ts'

/** One line of an event, as in a bet slip. */
export const marketTopic = topic('market/{marketId}', {
  access: 'public',
  image: sportsMarket,
  payload: sportsMarket,
  conflation: { keep: 'latestBy', field: 'id', always: ({ status }) => status !== 'active', everyMs: 250 },
})
