import { topic } from '@andon/contract/topic'
import * as v from 'valibot'
import { betView, boostView } from './bets.ts'
import { eventOffer, eventOfferChange, sportsEvent, sportsMarket } from './offer.ts'

/**
 * What the sportsbook's client follows at `/realtime` on the sportsbook's own origin: the offer, for everyone, and the bets of its player, once the connection has
 * proved the session by its token.
 */

/** An event with all its markets. Apply changes with `offerAfter`; for the names of a market that a page does not know yet it asks the bookmaker. */
export const eventTopic = topic('event/{eventId}', {
  access: 'public',
  image: eventOffer,
  payload: eventOfferChange,
  conflation: { keep: 'latestBy', field: 'key', always: ({ key }) => key === '!', everyMs: 250 },
})

/** One line of an event, as in a bet slip. */
export const marketTopic = topic('market/{marketId}', {
  access: 'public',
  image: sportsMarket,
  payload: sportsMarket,
  conflation: { keep: 'latestBy', field: 'id', always: ({ status }) => status !== 'active', everyMs: 250 },
})

const listed = v.object({
  /** The event's. */
  id: v.string(),
  event: sportsEvent,
  /** Its first market, as a list shows it; null while it has none. */
  main: v.nullable(sportsMarket),
  /** Its main handicap and total; the main line moves while a match is played. */
  lines: v.object({ handicap: v.nullable(sportsMarket), total: v.nullable(sportsMarket) }),
  /** It leaves the list. */
  over: v.boolean(),
})

/** The events of a sport that are not over, each with its first market and its main lines. */
export const sportTopic = topic('sport/{sportId}', {
  access: 'public',
  image: v.object({ events: v.array(listed) }),
  payload: listed,
  conflation: {
    keep: 'latestBy',
    field: 'id',
    always: ({ over, main, lines: { handicap, total } }) =>
      over || [main, handicap, total].some((market) => market !== null && market.status !== 'active'),
    everyMs: 1_000,
  },
})

/** Every outcome that has a better price for singles now, as `listBoosts` has them. */
export const boostsTopic = topic('boosts', {
  access: 'public',
  image: v.object({ boosts: v.array(boostView) }),
  payload: v.object({ boosts: v.array(boostView) }),
  conflation: { keep: 'latest', everyMs: 1_000 },
})

/** A bet of the player as it is now, after each change: it is decided, settled, cashed out or void. */
export const betsTopic = topic('bets', {
  access: 'bettor',
  payload: betView,
  conflation: { keep: 'latestBy', field: 'id' },
})

export const sportsTopics = [eventTopic, marketTopic, sportTopic, boostsTopic, betsTopic] as const
