import * as v from 'valibot'

const names = v.object({ ja: v.string(), en: v.string() })

/** An event of the sportsbook and what stands in it. `startsAt` in epoch milliseconds. */
export const sportsEvent = v.object({
  id: v.string(),
  sportId: v.string(),
  tournament: v.object({ id: v.string(), name: names }),
  kind: v.picklist(['match', 'race', 'outright', 'special']),
  name: names,
  /** Home first. */
  competitors: v.array(v.object({ id: v.string(), name: names, short: names })),
  startsAt: v.number(),
  status: v.string(),
  /** The part of play. */
  phase: v.string(),
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  /** Players sent off; null where nobody counts them. */
  redCards: v.nullable(v.object({ home: v.number(), away: v.number() })),
  /** Playing time as last told, stoppage time included; null without a clock. */
  clockSeconds: v.nullable(v.number()),
})
export type SportsEvent = v.InferOutput<typeof sportsEvent>

/** One line of a market. */
export const sportsMarket = v.object({
  /** Within its event, as `18|total=2.5`. */
  key: v.string(),
  /** For the topic `market/{marketId}`. */
  id: v.string(),
  status: v.picklist(['active', 'suspended', 'inactive', 'handedOver', 'settled', 'cancelled']),
  outcomes: v.array(
    v.object({
      id: v.string(),
      /** In thousandths, the stake included (1850: 1.85); null while there is none. Bets are taken only where the market is active. */
      price: v.nullable(v.number()),
      result: v.nullable(v.picklist(['won', 'lost', 'void', 'halfWon', 'halfLost'])),
    }),
  ),
})
export type SportsMarket = v.InferOutput<typeof sportsMarket>

/** An event with all its lines, in the order of their keys. `sequence` is that of the last message about it. */
export const eventOffer = v.object({ event: sportsEvent, markets: v.array(sportsMarket), sequence: v.number() })
export type EventOffer = v.InferOutput<typeof eventOffer>

/** Changes by one message. New values, not differences. */
export const eventOfferChange = v.object({
  /** `!` for what is never left out (something closed, was decided or is void); else what it is about: `event`, or the key of its one market. */
  key: v.string(),
  event: v.nullable(sportsEvent),
  markets: v.array(sportsMarket),
  /** Keys of markets that take no bets for now, at unchanged prices. */
  suspended: v.array(v.string()),
  sequence: v.number(),
})
export type EventOfferChange = v.InferOutput<typeof eventOfferChange>

/** The offer after a change; the same change twice does no harm. */
export function offerAfter(offer: EventOffer, { event, markets, suspended, sequence }: EventOfferChange): EventOffer {
  const byKey = new Map(offer.markets.map((market) => [market.key, market]))
  for (const key of suspended) {
    const market = byKey.get(key)
    if (market) byKey.set(key, { ...market, status: 'suspended' })
  }
  for (const market of markets) byKey.set(market.key, market)
  return {
    event: event ?? offer.event,
    markets: [...byKey.values()].sort((one, other) => (one.key < other.key ? -1 : 1)),
    sequence: Math.max(offer.sequence, sequence),
  }
}
