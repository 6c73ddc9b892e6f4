import { minor } from '@andon/money'
import { prepared, type Tx } from '@andon/platform/sql'
import { addExposure, greatestLoss, type LegExposure, type MarketPosition } from '../bet-rules/exposure.ts'
import { mostWinners } from '../bet-rules/most-winners.ts'

export interface MarketName {
  readonly eventId: string
  readonly marketKey: string
}

/** Amounts that one leg of a bet adds to a market, or, negated, takes out of it. */
export interface PositionMove extends MarketName {
  readonly exposure: LegExposure
}

export interface MovedMarket extends MarketName {
  readonly before: MarketPosition
  readonly lossBefore: number
  /** The most that the book can lose in it now, in minor units. */
  readonly loss: number
}

export interface MovedEvent {
  readonly eventId: string
  readonly lossBefore: number
  readonly loss: number
}

interface PositionRow extends MarketName {
  readonly base: number
  readonly changes: Record<string, number>
  readonly loss: number
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Every market counts an outcome without bets, so that a loss is never understated. */
const anyOther = ''

/** Returns the possible loss of the book before and after moves that are not stored yet. */
export interface MovedPositions {
  readonly markets: readonly MovedMarket[]
  readonly events: readonly MovedEvent[]
  save(): Promise<void>
}

/** Applies moves under the locks of the events and markets, which are taken in their order. */
export async function movePositions(tx: Tx, moves: readonly PositionMove[]): Promise<void> {
  if (moves.length > 0) await (await planPositions(tx, moves)).save()
}

/** Locks the events and markets of the moves, in their order, and plans the moves. What is sent behind it without waiting runs under these locks. */
export async function planPositions(tx: Tx, moves: readonly PositionMove[]): Promise<MovedPositions> {
  const [events, rows] = await Promise.all([
    lockEvents(tx, [...new Set(moves.map(({ eventId }) => eventId))].sort(inOrder)),
    lockMarkets(tx, marketsOf(moves)),
  ])
  const byMarket = Map.groupBy(moves, nameOf)
  const markets = rows.map((row) => moved(row, byMarket.get(nameOf(row)) ?? []))
  const changes = new Map<string, number>()
  for (const { eventId, loss, lossBefore } of markets)
    changes.set(eventId, minor((changes.get(eventId) ?? 0) + loss - lossBefore))
  const movedEvents = events.map(({ eventId, loss }) => ({
    eventId,
    lossBefore: loss,
    loss: minor(loss + (changes.get(eventId) ?? 0)),
  }))
  return { markets, events: movedEvents, save: () => savePositions(tx, { markets, events: movedEvents }) }
}

const nameOf = ({ eventId, marketKey }: MarketName) => `${eventId}\n${marketKey}`

function marketsOf(moves: readonly PositionMove[]): MarketName[] {
  const markets = new Map(
    moves.map(({ eventId, marketKey }) => [nameOf({ eventId, marketKey }), { eventId, marketKey }]),
  )
  return [...markets.values()].sort((a, b) => inOrder(a.eventId, b.eventId) || inOrder(a.marketKey, b.marketKey))
}

function moved({ eventId, marketKey, base, changes, loss }: PositionRow, moves: readonly PositionMove[]) {
  const before: MarketPosition = { base, changes: new Map(Object.entries(changes)) }
  const after = moves.reduce((position, { exposure }) => addExposure(position, exposure), before)
  return { eventId, marketKey, before, after, lossBefore: loss, loss: lossOf(marketKey, after) }
}

/** Where any number of outcomes may win, all that cost count. */
function lossOf(marketKey: string, position: MarketPosition): number {
  const costly = [...position.changes.values()].filter((change) => change < 0).length
  const winners = Math.max(1, Math.min(mostWinners(marketKey), costly))
  return greatestLoss(position, { outcomes: [anyOther, ...position.changes.keys()], winners })
}

const lockEventsSql = prepared(`insert into bookmaker.event_losses as known (event_id) select unnest($1::text[])
     on conflict (event_id) do update set loss = known.loss returning event_id "eventId", loss`)

const lockMarketsSql =
  prepared(`insert into bookmaker.positions as known (event_id, market_key) select * from unnest($1::text[], $2::text[])
     on conflict (event_id, market_key) do update set loss = known.loss
     returning event_id "eventId", market_key "marketKey", base, changes, loss`)

/** One statement that makes a missing row or locks the one there is, row by row in the order given: two transactions never wait for each other. */
async function lockEvents(tx: Tx, ids: readonly string[]): Promise<{ eventId: string; loss: number }[]> {
  return tx.query<{ eventId: string; loss: number }>(lockEventsSql, [[...ids]])
}

async function lockMarkets(tx: Tx, markets: readonly MarketName[]): Promise<PositionRow[]> {
  return tx.query<PositionRow>(lockMarketsSql, [
    markets.map(({ eventId }) => eventId),
    markets.map(({ marketKey }) => marketKey),
  ])
}

async function savePositions(
  tx: Tx,
  { markets, events }: { markets: readonly (MovedMarket & { after: MarketPosition })[]; events: readonly MovedEvent[] },
): Promise<void> {
  const rows = markets.map(({ eventId, marketKey, after, loss }) => ({
    event_id: eventId,
    market_key: marketKey,
    base: after.base,
    loss,
    changes: Object.fromEntries([...after.changes].filter(([, change]) => change !== 0)),
  }))
  await tx.query(
    `with market as (
       update bookmaker.positions known set base = now.base, changes = now.changes, loss = now.loss
       from jsonb_to_recordset($1::jsonb) as now (event_id text, market_key text, base bigint, changes jsonb, loss bigint)
       where known.event_id = now.event_id and known.market_key = now.market_key)
     update bookmaker.event_losses known set loss = now.loss from unnest($2::text[], $3::bigint[]) as now (event_id, loss)
     where known.event_id = now.event_id`,
    [JSON.stringify(rows), events.map(({ eventId }) => eventId), events.map(({ loss }) => loss)],
  )
}
