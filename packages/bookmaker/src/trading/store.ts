import type { Db, Tx } from '@andon/platform/sql'
import type { EventUrn } from '../model/urn.ts'
import { afterOrder, type CommandBody, noOrders, type TraderCommand, type Trading } from './trader-command.ts'

/** Stores an order. The lock makes orders visible in the order of their numbers, so that nobody who reads on passes over one. */
export async function insertOrder(
  tx: Tx,
  { event, body, actor, at }: { event: EventUrn | null; body: CommandBody; actor: string; at: Temporal.Instant },
): Promise<number> {
  await lockOrders(tx)
  const [row] = await tx.query<{ id: number }>(
    'insert into bookmaker.orders (at, actor, event, body) values ($1, $2, $3, $4) returning id',
    [at.toString(), actor, event, JSON.stringify(body)],
  )
  return row?.id ?? 0
}

/** Locks the table: no other transaction stores an order before the end of this one. */
export async function lockOrders(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('bookmaker.orders'))`)
}

/** Returns the orders of one actor since a time, in their order. */
export async function ordersOf(
  tx: Tx,
  actor: string,
  since: Temporal.Instant,
): Promise<(TraderCommand & { readonly at: Temporal.Instant })[]> {
  return tx.query<TraderCommand & { readonly at: Temporal.Instant } & Record<string, unknown>>(
    'select id, event, body, at from bookmaker.orders where actor = $1 and at >= $2 order by id',
    [actor, since.toString()],
  )
}

/** Returns the orders after a number, in their order. */
export async function ordersAfter(db: Db | Tx, id: number, limit: number): Promise<TraderCommand[]> {
  return db.query<TraderCommand & Record<string, unknown>>(
    'select id, event, body from bookmaker.orders where id > $1 order by id limit $2',
    [id, limit],
  )
}

/** Returns the effect of all orders so far on the offer. */
export async function currentTrading(tx: Tx): Promise<Trading> {
  return (await ordersAfter(tx, 0, 1_000_000)).reduce(afterOrder, noOrders)
}

/** Up to which order they are carried out. */
export async function ordersDone(db: Db): Promise<number> {
  const [row] = await db.query<{ upTo: number }>('select up_to "upTo" from bookmaker.orders_done')
  return row?.upTo ?? 0
}

/** Counts it as done with this transaction, which holds up any other that takes one. False: it, or a later one, is done already. */
export async function claimOrder(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query('update bookmaker.orders_done set up_to = $1 where up_to < $1 returning up_to', [id])
  return rows.length > 0
}

/** For staff: why an order had no effect. */
export async function noteFailedOrder(tx: Tx, id: number, why: string): Promise<void> {
  await tx.query('insert into bookmaker.failed_orders (id, why) values ($1, $2) on conflict (id) do nothing', [id, why])
}

/** The latest first. */
export async function failedOrders(tx: Tx, limit: number): Promise<{ order: number; why: string }[]> {
  return tx.query<{ order: number; why: string }>(
    'select id "order", why from bookmaker.failed_orders order by id desc limit $1',
    [limit],
  )
}

/** Returns the possible losses of the book by event, the greatest first. */
export async function losses(tx: Tx): Promise<{ event: string; loss: number }[]> {
  return tx.query<{ event: string; loss: number }>(
    'select event_id event, loss from bookmaker.event_losses where loss > 0 order by loss desc, event_id limit 500',
  )
}

export async function marketsWithBets(tx: Tx, event: string) {
  return tx.query<{ market: string; base: number; changes: Record<string, number>; loss: number }>(
    'select market_key market, base, changes, loss from bookmaker.positions where event_id = $1 order by loss desc, market_key',
    [event],
  )
}
