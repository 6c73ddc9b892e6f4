import type { LimitChangeName } from '@andon/contract/player-api/limits'
import type { LimitType } from '@andon/contract/player-api/limits-fields'
import { type Db, prepared, type Tx } from '@andon/platform/sql'

export interface StoredLimit {
  readonly id: string
  readonly playerId: string
  readonly limitType: LimitType
  readonly days: number
  readonly value: number
  readonly startsAt: Temporal.Instant
  readonly removedAt: Temporal.Instant | null
  readonly pending: Pending | null
}

/** A waiting change to less protection. `value` null: removal. */
export interface Pending {
  readonly value: number | null
  readonly since: Temporal.Instant
  readonly from: Temporal.Instant
}

interface Row extends Omit<StoredLimit, 'pending'> {
  readonly pendingKind: 'raise' | 'removal' | null
  readonly pendingValue: number | null
  readonly since: Temporal.Instant | null
  readonly from: Temporal.Instant | null
}

/** The player's own limits in force, in a fixed order. */
export async function limitsOf(
  executor: Db | Tx,
  { playerId, types }: { playerId: string; types: readonly LimitType[] },
): Promise<StoredLimit[]> {
  const rows = await executor.query<Row>(
    `select id, player_id as "playerId", limit_type as "limitType", days, value, starts_at as "startsAt", removed_at as "removedAt",
       pending as "pendingKind", pending_value as "pendingValue", pending_since as since, pending_from as from
     from limits.limits where player_id = $1 and limit_type = any($2) and removed_at is null
     order by array_position(array['deposit', 'loss', 'wager', 'session', 'reality'], limit_type), days`,
    [playerId, types],
  )
  return rows.map(({ pendingKind, pendingValue, since, from, ...limit }) => ({
    ...limit,
    pending: pendingKind !== null && since !== null && from !== null ? { value: pendingValue, since, from } : null,
  }))
}

const shortestIntervalsSql = prepared(`select player_id as "playerId", min(value) as minutes from limits.limits
     where player_id = any($1::text[]) and limit_type = 'reality' and removed_at is null group by player_id`)

/** Minutes between reality checks that the players have set themselves, in force now. */
export async function shortestOwnIntervals(
  executor: Db | Tx,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor.query<{ playerId: string; minutes: number }>(shortestIntervalsSql, [playerIds])
  return new Map(rows.map(({ playerId, minutes }) => [playerId, minutes]))
}

/** True if the player has or ever had this limit. */
export async function wasLimitOf(
  tx: Tx,
  { playerId, types, limitId }: { playerId: string; types: readonly LimitType[]; limitId: string },
): Promise<boolean> {
  const found = await tx.query(
    `select 1 from limits.limits where id = $1 and player_id = $2 and limit_type = any($3)`,
    [...[limitId, playerId, types]],
  )
  return found.length > 0
}

/** Inserts or updates a limit and records the change. The caller has locked the player's row. */
export async function putLimit(
  tx: Tx,
  limit: StoredLimit,
  {
    change,
    before,
    after,
    at,
  }: { change: LimitChangeName; before: number | null; after: number | null; at: Temporal.Instant },
): Promise<void> {
  const { id, playerId, limitType, days, value, startsAt, removedAt, pending } = limit
  await tx.query(
    `insert into limits.limits (id, player_id, limit_type, days, value, starts_at, removed_at, pending, pending_value, pending_since, pending_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (player_id, id) do update set value = excluded.value, starts_at = excluded.starts_at, removed_at = excluded.removed_at,
       pending = excluded.pending, pending_value = excluded.pending_value, pending_since = excluded.pending_since,
       pending_from = excluded.pending_from`,
    [
      ...[id, playerId, limitType, days, value, startsAt.toString(), removedAt?.toString() ?? null],
      ...[pending && (pending.value === null ? 'removal' : 'raise'), pending?.value ?? null],
      ...[pending?.since.toString() ?? null, pending?.from.toString() ?? null],
    ],
  )
  await tx.query(
    `insert into limits.changes (limit_id, player_id, limit_type, days, change, value_before, value_after, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, playerId, limitType, days, change, before, after, at.toString()],
  )
}

export interface StoredChange {
  readonly limitId: string
  readonly limitType: LimitType
  readonly days: number
  readonly change: LimitChangeName
  readonly before: number | null
  readonly after: number | null
  readonly at: Temporal.Instant
}

/** Newest first. */
export function changesOf(
  executor: Db | Tx,
  { playerId, types, limit }: { playerId: string; types: readonly LimitType[]; limit: number },
): Promise<StoredChange[]> {
  return executor.query<StoredChange>(
    `select limit_id as "limitId", limit_type as "limitType", days, change, value_before as before, value_after as after, at
     from limits.changes where player_id = $1 and limit_type = any($2) order by id desc limit $3`,
    [playerId, types, limit],
  )
}
