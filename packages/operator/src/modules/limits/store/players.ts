import { returnWaitHours } from '@andon/contract/player-api/limits-fields'
import type { Currency } from '@andon/money'
import { assert, type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Lock } from '../limits-for-money.ts'

/** A player's locked row. */
export interface LimitedPlayer {
  readonly playerId: string
  readonly country: string
  readonly currency: Currency
  /** A lock or a break. */
  readonly lock: Lock | null
  readonly review: Lock | null
}

interface Row {
  readonly playerId: string
  readonly country: string
  readonly currency: Currency
  readonly kind: 'lock' | 'break' | null
  readonly since: Temporal.Instant | null
  readonly until: Temporal.Instant | null
  readonly returnAskedAt: Temporal.Instant | null
  readonly reviewSince: Temporal.Instant | null
  readonly reviewUntil: Temporal.Instant | null
}

const columns = `player_id as "playerId", country, currency, lock_kind as kind, lock_since as since, lock_until as until,
  return_asked_at as "returnAskedAt", review_since as "reviewSince", review_until as "reviewUntil"`

const lockPlayersSql = prepared(
  `select ${columns} from unnest($1::text[]) as asked (player_id) join limits.players using (player_id)
   order by player_id for no key update of players`,
)

/** Locks the rows, in order, until the transaction ends. */
export async function selectForUpdate(
  tx: Tx,
  playerIds: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, LimitedPlayer>> {
  const rows = await tx.query<Row>(lockPlayersSql, [playerIds])
  return new Map(rows.map((row) => [row.playerId, { ...row, lock: lockIn(row, now), review: reviewIn(row, now) }]))
}

export interface KnownPlayer {
  readonly playerId: string
  readonly country: string
  readonly currency: Currency
}

export async function insertPlayer(tx: Tx, { playerId, country, currency }: KnownPlayer): Promise<void> {
  await tx.query('insert into limits.players (player_id, country, currency) values ($1, $2, $3)', [
    ...[playerId, country, currency],
  ])
}

export async function knownPlayer(executor: Db | Tx, playerId: string): Promise<KnownPlayer> {
  const [player] = await executor.query<KnownPlayer>(
    'select player_id as "playerId", country, currency from limits.players where player_id = $1',
    [playerId],
  )
  assert(player, `${playerId} is a player`)
  return player
}

export async function setCountry(tx: Tx, playerId: string, country: string): Promise<void> {
  await tx.query('update limits.players set country = $2 where player_id = $1 and country <> $2', [playerId, country])
}

/** The number of this change. The caller has locked the player's row. */
export async function nextVersion(tx: Tx, playerId: string): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    'update limits.players set version = version + 1 where player_id = $1 returning version',
    [playerId],
  )
  assert(row, `the row of ${playerId} is locked`)
  return row.version
}

/** The players who may not play now: locked, on a break or in review. */
export async function locksOf(
  executor: Db | Tx,
  playerIds: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, Lock>> {
  const rows = await executor.query<Row>(
    `select ${columns} from unnest($1::text[]) as asked (player_id) join limits.players using (player_id)
     where lock_kind is not null or review_since is not null`,
    [playerIds],
  )
  return new Map(
    rows.flatMap((row) => {
      const lock = lockIn(row, now) ?? reviewIn(row, now)
      return lock ? [[row.playerId, lock] as const] : []
    }),
  )
}

function lockIn({ kind, since, until, returnAskedAt }: Row, now: Temporal.Instant): Lock | null {
  if (kind === null || since === null) return null
  const hasPassed = (at: Temporal.Instant | null) => at !== null && Temporal.Instant.compare(at, now) <= 0
  const isOver = hasPassed(until)
  const returnsAt = returnAskedAt?.add({ hours: returnWaitHours }) ?? null
  if (isOver && (kind === 'break' || hasPassed(returnsAt))) return null
  return { kind, since, until, isOver, returnsAt }
}

function reviewIn({ reviewSince: since, reviewUntil: until }: Row, now: Temporal.Instant): Lock | null {
  if (since === null || (until !== null && Temporal.Instant.compare(until, now) <= 0)) return null
  return { kind: 'review', since, until, isOver: false, returnsAt: null }
}

/** Null ends the review. The caller has locked the player's row. */
export async function putReview(tx: Tx, playerId: string, review: Pick<Lock, 'since' | 'until'> | null): Promise<void> {
  const values = [playerId, review?.since.toString() ?? null, review?.until?.toString() ?? null]
  await tx.query('update limits.players set review_since = $2, review_until = $3 where player_id = $1', values)
}

/** Records the requested return permanently. The caller has locked the player's row and checked that the lock is over. */
export async function putReturn(tx: Tx, playerId: string, at: Temporal.Instant): Promise<void> {
  await tx.query('insert into limits.returns (player_id, at) values ($1, $2)', [playerId, at.toString()])
  await tx.query('update limits.players set return_asked_at = $2 where player_id = $1', [playerId, at.toString()])
}

/** A new lock or break, or a later end of one. */
export type NewLock = Pick<Lock, 'since' | 'until'> & { readonly kind: 'lock' | 'break' }

/** Starts a lock or break and records it permanently. The caller has locked the player's row. */
export async function putLock(
  tx: Tx,
  {
    id,
    playerId,
    days,
    at,
    lock: { kind, since, until },
  }: { id: string; playerId: string; days: number; at: Temporal.Instant; lock: NewLock },
): Promise<void> {
  const end = until?.toString() ?? null
  await tx.query(
    `insert into limits.exclusions (id, player_id, kind, days, at, until) values ($1, $2, $3, $4, $5, $6)`,
    [id, playerId, kind, days, at.toString(), end],
  )
  await tx.query(
    `update limits.players set lock_kind = $2, lock_since = $3, lock_until = $4, return_asked_at = null where player_id = $1`,
    [playerId, kind, since.toString(), end],
  )
}
