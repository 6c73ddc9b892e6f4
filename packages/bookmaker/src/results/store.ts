import type { Db, Tx } from '@andon/platform/sql'
import type { SelectionId } from '../model/selection.ts'
import type { SportsReply } from '../sports-api/calls.ts'

/** An event with its markets in groups, as `showEvent` shows it. */
export type EndedEvent = Omit<SportsReply<'showEvent'>, 'success'>

/** Stores how events ended; an event that is stored already gets what is known now. */
export async function storeEnded(tx: Tx, ended: readonly EndedEvent[]): Promise<void> {
  const rows = ended.map(({ event, groups }) => ({
    id: event.id,
    sport_id: event.sport.id,
    tournament_id: event.tournament.id,
    starts_at: event.startsAt,
    event,
    groups,
  }))
  await tx.query(
    `insert into bookmaker.ended_events (id, sport_id, tournament_id, starts_at, event, groups)
     select id, sport_id, tournament_id, starts_at, event, groups
     from json_to_recordset($1::json) as ended (id text, sport_id text, tournament_id text, starts_at timestamptz, event json, groups json)
     on conflict (id) do update set starts_at = excluded.starts_at, event = excluded.event, groups = excluded.groups`,
    [JSON.stringify(rows)],
  )
}

/** Takes back events that have not ended after all. */
export async function removeEnded(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query('delete from bookmaker.ended_events where id = any ($1)', [ids])
}

/** Stores the last prices before the start, in thousandths. An event that has some keeps them. */
export async function storeClosing(
  tx: Tx,
  { event, prices, at }: { event: string; prices: ReadonlyMap<SelectionId, number>; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into bookmaker.closing_prices (event_id, closed_at, prices) values ($1, $2, $3::json) on conflict (event_id) do nothing`,
    [event, at.toString(), JSON.stringify(Object.fromEntries(prices))],
  )
}

/** An ended event with its markets, each outcome with its closing price where the book had one; null for an event that is not stored. */
export async function findEnded(db: Db, id: string): Promise<EndedEvent | null> {
  const [row] = await db.query<EndedEvent & { prices: Record<string, number> | null }>(
    `select ended.event, ended.groups, closing.prices from bookmaker.ended_events ended
     left join bookmaker.closing_prices closing on closing.event_id = ended.id where ended.id = $1`,
    [id],
  )
  if (!row) return null
  const { event, groups, prices } = row
  const withClosing = (market: EndedEvent['groups'][number]['markets'][number]) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, closingPrice: prices?.[outcome.selection] ?? null })),
  })
  return { event, groups: groups.map(({ group, markets }) => ({ group, markets: markets.map(withClosing) })) }
}

/** True if it is stored how the event ended. */
export async function hasEnded(db: Db, id: string): Promise<boolean> {
  const found = await db.query('select id from bookmaker.ended_events where id = $1', [id])
  return found.length > 0
}

interface ResultsOfDay {
  readonly from: Temporal.Instant
  readonly to: Temporal.Instant
  readonly sport: string | null
  readonly tournament: string | null
  /** The events after this one in the list; null: from the first. */
  readonly after: { readonly startsAt: Temporal.Instant; readonly id: string } | null
  readonly most: number
}

/** Ended events that started in a span, the latest start first. */
export async function listEnded(
  db: Db,
  { from, to, sport, tournament, after, most }: ResultsOfDay,
): Promise<EndedEvent['event'][]> {
  const rows = await db.query<{ event: EndedEvent['event'] }>(
    `select event from bookmaker.ended_events
     where starts_at >= $1 and starts_at < $2 and ($3::text is null or sport_id = $3) and ($4::text is null or tournament_id = $4)
       and ($5::timestamptz is null or (starts_at, id) < ($5, $6))
     order by starts_at desc, id desc limit $7`,
    [from.toString(), to.toString(), sport, tournament, after?.startsAt.toString() ?? null, after?.id ?? '', most],
  )
  return rows.map(({ event }) => event)
}

/** Deletes what started, or closed, before `before`. */
export async function forgetEnded(db: Db, before: Temporal.Instant): Promise<void> {
  await db.query('delete from bookmaker.ended_events where starts_at < $1', [before.toString()])
  await db.query('delete from bookmaker.closing_prices where closed_at < $1', [before.toString()])
}
