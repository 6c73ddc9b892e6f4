import type { Db, Tx } from '@andon/platform/sql'

/** Serialises the deposits and withdrawals of a player until the transaction ends. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('cashier ' || $1, 0))`, [playerId])
}

export async function countDeclinedSince(
  executor: Db | Tx,
  { playerId, since }: { playerId: string; since: Temporal.Instant },
): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    `select count(*)::int as count from cashier.deposits where player_id = $1 and state = 'declined' and created_at > $2`,
    [playerId, since.toString()],
  )
  return row?.count ?? 0
}

/** The sum of all deposits that are or may still be credited, without the deposit `except`. */
export async function lifetimeDeposits(
  executor: Db | Tx,
  playerId: string,
  { except = '' }: { except?: string } = {},
): Promise<number> {
  const [row] = await executor.query<{ sum: number }>(
    `select coalesce(sum(coalesce(received, amount)), 0)::bigint as sum from cashier.deposits
     where player_id = $1 and id <> $2 and state not in ('voiding', 'declined', 'failed', 'expired', 'returned')`,
    [playerId, except],
  )
  return row?.sum ?? 0
}

export async function hasChargeback(executor: Db | Tx, playerId: string): Promise<boolean> {
  const rows = await executor.query(
    `select from cashier.deposits where player_id = $1 and state = 'charged-back' limit 1`,
    [playerId],
  )
  return rows.length > 0
}

/** Deposits credited and not charged back, and withdrawals paid, since each of these instants. */
export function netDeposits(
  executor: Db | Tx,
  { playerId, since }: { playerId: string; since: readonly Temporal.Instant[] },
): Promise<{ deposits: number; withdrawals: number }[]> {
  return executor.query(
    `select
       (select coalesce(sum(coalesce(received, amount)), 0)::bigint from cashier.deposits
        where player_id = $1 and state = 'captured' and credited_at > start) as deposits,
       (select coalesce(sum(amount), 0)::bigint from cashier.withdrawals
        where player_id = $1 and state = 'paid' and paid_at > start) as withdrawals
     from unnest($2::timestamptz[]) with ordinality as wanted (start, place) order by place`,
    [playerId, since.map(String)],
  )
}
