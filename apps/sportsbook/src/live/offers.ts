import {
  type EventOffer,
  type EventOfferChange,
  offerAfter,
  type SportsEvent,
  type SportsMarket,
} from '@andon/bookmaker/sports-offer'
import type { EventView, MarketView, SportCode } from '../page/api.ts'
import { createCells } from './cells.ts'

/** What a selection offers now. */
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

/** What moves in the header of an event. */
export interface EventState {
  readonly status: string
  readonly phase: string
  readonly score: { readonly home: number; readonly away: number } | null
  readonly redCards: EventState['score']
  /** Playing time when it was last heard of, and when that was, by `performance.now`. */
  readonly clock: { readonly seconds: number; readonly heardAt: number } | null
  /** Epoch milliseconds. */
  readonly startsAt: number
  /** It has left the lists. */
  readonly over: boolean
}

const sameScore = (one: EventState['score'], other: EventState['score']) =>
  one?.home === other?.home && one?.away === other?.away

/**
 * Prices and states of the page. Replies of calls fill in what is not known; what a topic follows, only the topic changes, since a reply may be older than
 * the stream.
 */
export function createOffers() {
  const offers = createCells<Offer>()
  const events = createCells<EventState>()
  /** The outcomes of a line by `<event>/<market>`. */
  const outcomes = new Map<string, ReadonlySet<string>>()
  /** The id by which one line is followed, by `<event>/<market>`. */
  const marketIds = new Map<string, string>()
  /** The sport of each event that a call told of. */
  const sports = new Map<string, SportCode>()
  /** By key: how many topics follow it. */
  const followed = new Map<string, number>()

  function setOffer(selection: string, { price, open, result }: Pick<Offer, 'price' | 'open' | 'result'>) {
    const before = offers.get(selection)
    if (before && before.price === price && before.open === open && before.result === result) return
    const moved = before?.price != null && price !== null && before.price !== price
    const move = moved ? (price > (before.price ?? 0) ? 'up' : 'down') : (before?.move ?? null)
    offers.set(selection, { price, open, result, move, moveNo: (before?.moveNo ?? 0) + (moved ? 1 : 0) })
  }

  function setEvent(event: string, state: EventState) {
    const before = events.get(event)
    const same =
      before &&
      before.status === state.status &&
      before.phase === state.phase &&
      before.startsAt === state.startsAt &&
      before.over === state.over &&
      before.clock?.seconds === state.clock?.seconds &&
      sameScore(before.score, state.score) &&
      sameScore(before.redCards, state.redCards)
    if (!same) events.set(event, state)
  }

  const stateOf = (event: Omit<EventState, 'clock' | 'over'> & { clockSeconds: number | null }, over = false) => {
    const { status, phase, score, redCards, startsAt, clockSeconds } = event
    const clock = clockSeconds === null ? null : { seconds: clockSeconds, heardAt: performance.now() }
    return { status, phase, score, redCards, startsAt, over, clock }
  }

  function takeMarket(event: string, market: SportsMarket) {
    const line = `${event}/${market.key}`
    marketIds.set(line, market.id)
    const selections = new Set<string>()
    for (const { id, price, result } of market.outcomes) {
      const selection = `${line}/${id}`
      selections.add(selection)
      setOffer(selection, { price, open: market.status === 'active' && price !== null, result })
    }
    for (const gone of outcomes.get(line) ?? []) if (!selections.has(gone)) closeOutcome(gone)
    outcomes.set(line, selections)
  }

  function closeOutcome(selection: string) {
    const known = offers.get(selection)
    if (known) setOffer(selection, { ...known, open: false })
  }

  function closeMarket(line: string) {
    for (const selection of outcomes.get(line) ?? []) closeOutcome(selection)
  }

  return {
    offers,
    events,
    sportOf: (event: string): SportCode | undefined => sports.get(event),
    marketIdOf: (line: string): string | undefined => marketIds.get(line),
    /** Counts a follower of an event or a line; returns what ends it. */
    follow(key: string): () => void {
      followed.set(key, (followed.get(key) ?? 0) + 1)
      return () => {
        const left = (followed.get(key) ?? 1) - 1
        if (left > 0) followed.set(key, left)
        else followed.delete(key)
      }
    },
    /** From a reply: what no topic tells. */
    takeViews(
      event: Pick<EventView, 'id' | 'sport' | 'status' | 'phase' | 'score' | 'redCards' | 'clockSeconds' | 'startsAt'>,
      markets: readonly MarketView[],
    ): void {
      sports.set(event.id, event.sport.code)
      const isFollowed = followed.has(event.id)
      if (!isFollowed || !events.get(event.id))
        setEvent(event.id, stateOf({ ...event, startsAt: Date.parse(event.startsAt) }))
      for (const market of markets) {
        const line = `${event.id}/${market.key}`
        if (outcomes.has(line) && (isFollowed || followed.has(line))) continue
        outcomes.set(line, new Set(market.outcomes.map(({ selection }) => selection)))
        for (const { selection, price, open, result } of market.outcomes) setOffer(selection, { price, open, result })
      }
    },
    takeMarket,
    takeEvent: (event: SportsEvent, over: boolean): void => setEvent(event.id, stateOf(event, over)),
    /** The whole offer of an event: lines that it does not name any more are closed. */
    takeImage(offer: EventOffer): EventOffer {
      setEvent(offer.event.id, stateOf(offer.event))
      const named = new Set(offer.markets.map(({ key }) => `${offer.event.id}/${key}`))
      for (const line of outcomes.keys())
        if (line.startsWith(`${offer.event.id}/`) && !named.has(line)) closeMarket(line)
      for (const market of offer.markets) takeMarket(offer.event.id, market)
      return offer
    },
    takeChange(offer: EventOffer, change: EventOfferChange): EventOffer {
      if (change.event) setEvent(offer.event.id, stateOf(change.event))
      for (const key of change.suspended) closeMarket(`${offer.event.id}/${key}`)
      for (const market of change.markets) takeMarket(offer.event.id, market)
      return offerAfter(offer, change)
    },
  }
}

export type Offers = ReturnType<typeof createOffers>
