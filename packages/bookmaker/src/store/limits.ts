import type { Db, Tx } from '@andon/platform/sql'
import type { BookLimits, LimitsScope, OwnLimits } from '../bet-rules/book-limits.ts'
import { volumeFor } from '../bet-rules/confidence.ts'

type MarketLimits = Pick<BookLimits, 'volume' | 'marketLiability' | 'eventLiability'> & {
  /** Most that one player may take on all markets of the event. */
  readonly eventVolume: number
}
interface Market {
  readonly eventId: string
  readonly marketKey: string
}

export type LimitsOf = (market: Market) => MarketLimits

/** On a whole event a player may take so many times the volume of one market. */
const marketsInEvent = 3

/** The limits of each market as they stand: its own, else its event's, else the installation's, whose volume counts as far as the price of such a market is sure. */
export async function findLimits(
  db: Db | Tx,
  markets: readonly Market[],
  { usual, inPlay }: { usual: BookLimits; inPlay: (eventId: string) => boolean },
): Promise<LimitsOf> {
  const rows = await db.query<Market & OwnLimits>(
    `select event_id "eventId", market_key "marketKey", volume, market_liability "marketLiability", event_liability "eventLiability"
     from bookmaker.limits where event_id = any($1::text[])`,
    [[...new Set(markets.map(({ eventId }) => eventId))]],
  )
  return ({ eventId, marketKey }) => {
    const own = (key: string) => rows.find((row) => row.eventId === eventId && row.marketKey === key)
    const [market, event] = [own(marketKey), own('')]
    return {
      volume: market?.volume ?? event?.volume ?? volumeFor(usual.volume, { marketKey, inPlay: inPlay(eventId) }),
      eventVolume: Math.max(market?.volume ?? 0, marketsInEvent * (event?.volume ?? usual.volume)),
      marketLiability: market?.marketLiability ?? event?.marketLiability ?? usual.marketLiability,
      eventLiability: event?.eventLiability ?? usual.eventLiability,
    }
  }
}

export async function saveLimits(
  db: Db,
  { eventId, marketKey }: LimitsScope,
  { volume, marketLiability, eventLiability }: OwnLimits,
): Promise<void> {
  await db.query(
    `insert into bookmaker.limits (event_id, market_key, volume, market_liability, event_liability) values ($1, $2, $3, $4, $5)
     on conflict (event_id, market_key) do update
       set volume = excluded.volume, market_liability = excluded.market_liability, event_liability = excluded.event_liability`,
    [eventId, marketKey ?? '', volume, marketLiability, eventLiability],
  )
}

export async function saveStakeFactor(db: Db, playerId: string, factor: number): Promise<void> {
  await db.query(
    `insert into bookmaker.stake_factors (player_id, factor) values ($1, $2)
     on conflict (player_id) do update set factor = excluded.factor`,
    [playerId, factor],
  )
}
