import {
  type EventOffer,
  type EventOfferChange,
  offerAfter,
  type SportsEvent,
  type SportsMarket,
} from '@andon/bookmaker/sports-api'
import type { EventView, MarketView, SportCode } from '../page/api.ts'
import { createCells } from './cells.ts'
import { createFollowers } from './followers.ts'

/** The current offer of a selection. */
export interface Offer {
  /** In thousandths; null while it has none. */
  readonly price: number | null
  /** Takes bets at `price`. */
  readonly open: boolean
  /** The last move of the price, and its number, so that a second move in the same direction is seen too. */
  readonly move: 'up' | 'down' | null
  readonly moveNo: number
  readonly result: SportsMarket['outcomes'][number]['result']
}

/** The moving parts of an event's header. */
export interface EventState {
  readonly status: string
  readonly phase: string
  readonly score: { readonly home: number; readonly away: number } | null
  readonly redCards: EventState['score']
  /** The playing time when it was last received, and when that was, by `performance.now`. */
  readonly clock: { readonly seconds: number; readonly receivedAt: number } | null
  /** Epoch milliseconds. */
  readonly startsAt: number
  /** It has left the lists. */
  readonly over: boolean
}

type Prices = Pick<Offer, 'price' | 'open' | 'result'>

/** The offer with new prices; the same object where they are the old ones. */
function offerWith(before: Offer | undefined, { price, open, result }: Prices): Offer {
  if (before && before.price === price && before.open === open && before.result === result) return before
  const moved = before?.price != null && price !== null && before.price !== price
  const move = moved ? (price > (before.price ?? 0) ? 'up' : 'down') : (before?.move ?? null)
  return { price, open, result, move, moveNo: (before?.moveNo ?? 0) + (moved ? 1 : 0) }
}

const sameScore = (one: EventState['score'], other: EventState['score']) =>
  one?.home === other?.home && one?.away === other?.away

const isSame = (before: EventState, state: EventState): boolean =>
  before.status === state.status &&
  before.phase === state.phase &&
  before.startsAt === state.startsAt &&
  before.over === state.over &&
  before.clock?.seconds === state.clock?.seconds &&
  sameScore(before.score, state.score) &&
  sameScore(before.redCards, state.redCards)

type StatedEvent = Omit<EventState, 'clock' | 'over'> & { clockSeconds: number | null }

function stateOf({ status, phase, score, redCards, startsAt, clockSeconds }: StatedEvent, over = false): EventState {
  const clock = clockSeconds === null ? null : { seconds: clockSeconds, receivedAt: performance.now() }
  return { status, phase, score, redCards, startsAt, over, clock }
}

/**
 * Prices and states of the page. Replies of calls fill in what is not known; what a topic follows, only the topic changes, since a reply may be older than
 * the stream. Markets have the key `<event>/<market>`.
 */
export function createOffers() {
  const offers = createCells<Offer>()
  const events = createCells<EventState>()
  /** The selections of each market. */
  const outcomes = new Map<string, ReadonlySet<string>>()
  /** The id by which one market is followed. */
  const marketIds = new Map<string, string>()
  /** The sport of each event of a reply. */
  const sports = new Map<string, SportCode>()
  const followers = createFollowers()

  const setOffer = (selection: string, prices: Prices) =>
    offers.set(selection, offerWith(offers.get(selection), prices))

  function setEvent(event: string, state: EventState) {
    const before = events.get(event)
    if (!before || !isSame(before, state)) events.set(event, state)
  }

  function closeOutcome(selection: string) {
    const known = offers.get(selection)
    if (known) setOffer(selection, { ...known, open: false })
  }

  function closeMarket(key: string) {
    for (const selection of outcomes.get(key) ?? []) closeOutcome(selection)
  }

  function receiveMarket(event: string, market: SportsMarket) {
    const key = `${event}/${market.key}`
    marketIds.set(key, market.id)
    const selections = new Set<string>()
    for (const { id, price, result } of market.outcomes) {
      const selection = `${key}/${id}`
      selections.add(selection)
      setOffer(selection, { price, open: market.status === 'active' && price !== null, result })
    }
    for (const gone of outcomes.get(key) ?? []) if (!selections.has(gone)) closeOutcome(gone)
    outcomes.set(key, selections)
  }

  return {
    offers,
    events,
    sportOf: (event: string): SportCode | undefined => sports.get(event),
    marketIdOf: (key: string): string | undefined => marketIds.get(key),
    /** Counts a follower of an event or a market; returns what ends it. */
    follow: followers.follow,
    /** A reply of a call: it sets only what no topic follows. */
    receiveReply(event: RepliedEvent, markets: readonly MarketView[]): void {
      sports.set(event.id, event.sport.code)
      const isFollowed = followers.has(event.id)
      if (!isFollowed || !events.get(event.id))
        setEvent(event.id, stateOf({ ...event, startsAt: Date.parse(event.startsAt) }))
      for (const market of markets) {
        const key = `${event.id}/${market.key}`
        if (outcomes.has(key) && (isFollowed || followers.has(key))) continue
        outcomes.set(key, new Set(market.outcomes.map(({ selection }) => selection)))
        for (const { selection, price, open, result } of market.outcomes) setOffer(selection, { price, open, result })
      }
    },
    receiveMarket,
    receiveEvent: (event: SportsEvent, over: boolean): void => setEvent(event.id, stateOf(event, over)),
    /** The whole offer of an event: markets that it does not name any more are closed. */
    receiveImage(offer: EventOffer): EventOffer {
      setEvent(offer.event.id, stateOf(offer.event))
      const named = new Set(offer.markets.map(({ key }) => `${offer.event.id}/${key}`))
      for (const key of outcomes.keys()) if (key.startsWith(`${offer.event.id}/`) && !named.has(key)) closeMarket(key)
      for (const market of offer.markets) receiveMarket(offer.event.id, market)
      return offer
    },
    receiveChange(offer: EventOffer, change: EventOfferChange): EventOffer {
      if (change.event) setEvent(offer.event.id, stateOf(change.event))
      for (const key of change.suspended) closeMarket(`${offer.event.id}/${key}`)
      for (const market of change.markets) receiveMarket(offer.event.id, market)
      return offerAfter(offer, change)
    },
  }
}

type RepliedEvent = Pick<
  EventView,
  'id' | 'sport' | 'status' | 'phase' | 'score' | 'redCards' | 'clockSeconds' | 'startsAt'
>

export type Offers = ReturnType<typeof createOffers>
