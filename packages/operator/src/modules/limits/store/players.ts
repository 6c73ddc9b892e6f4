import type { Currency } from '@andon/money'
import { assert, type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Lock } from '../money-path.ts'

/** A player's row as whoever holds it sees it. */
export interface HeldPlayer {
  readonly playerId: string
  readonly country: string
  readonly currency: Currency
  readonly lock: Lock | null
}

interface Row {
  readonly playerId: string
  readonly country: string
  readonly currency: Currency
  readonly kind: Lock['kind'] | null
  readonly since: Temporal.Instant | null
  readonly until: Temporal.Instant | null
}

const columns =
  'player_id as "playerId", country, currency, lock_kind as kind, lock_since as since, lock_until as until'

const lockPlayersSql = prepared(
  `select ${columns} from limits.players where player_id = any($1) order by player_id for no key update`,
)

/** Locks the rows, in order, until the transaction ends. A player of whom nothing is known yet is missing in the answer. */
export async function lockPlayers(
  tx: Tx,
  playerIds: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, HeldPlayer>> {
  const rows = await tx.query<Row & Record<string, unknown>>(lockPlayersSql, [playerIds])
  return new Map(rows.map((row) => [row.playerId, { ...row, lock: lockIn(row, now) }]))
}

export async function insertPlayers(
  tx: Tx,
  players: readonly { playerId: string; country: string; currency: Currency }[],
): Promise<void> {
  await tx.query(
    `insert into limits.players (player_id, country, currency)
     select * from unnest($1::text[], $2::text[], $3::text[]) as p (player_id, country, currency) order by player_id
     on conflict do nothing`,
    [
      players.map(({ playerId }) => playerId),
      players.map(({ country }) => country),
      players.map(({ currency }) => currency),
    ],
  )
}

export async function setCountry(tx: Tx, playerId: string, country: string): Promise<void> {
  await tx.query('update limits.players set country = $2 where player_id = $1 and country <> $2', [playerId, country])
}

/** The number of the change that is being made. The caller holds the player. */
export async function nextVersion(tx: Tx, playerId: string): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    'update limits.players set version = version + 1 where player_id = $1 returning version',
    [playerId],
  )
  assert(row, `${playerId} is held`)
  return row.version
}

/** Those of the players who are locked or on a break now. */
export async function locksOf(
  executor: Db | Tx,
  playerIds: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, Lock>> {
  const rows = await executor.query<Row & Record<string, unknown>>(
    `select ${columns} from limits.players where player_id = any($1) and lock_kind is not null`,
    [playerIds],
  )
  return new Map(
    rows.flatMap((row) => {
      const lock = lockIn(row, now)
      return lock ? [[row.playerId, lock] as const] : []
    }),
  )
}

function lockIn({ kind, since, until }: Row, now: Temporal.Instant): Lock | null {
  if (kind === null || since === null) return null
  return until === null || Temporal.Instant.compare(now, until) < 0 ? { kind, since, until } : null
}

/** Puts a lock or break in force, and on record for good. The caller holds the player. */
export async function putLock(
  tx: Tx,
  {
    id,
    playerId,
    days,
    at,
    lock: { kind, since, until },
  }: { id: string; playerId: string; days: number; at: Temporal.Instant; lock: Lock },
): Promise<void> {
  const end = until?.toString() ?? null
  await tx.query(
    `insert into limits.exclusions (id, player_id, kind, days, at, until) values ($1, $2, $3, $4, $5, $6)`,
    [id, playerId, kind, days, at.toString(), end],
  )
  await tx.query(`update limits.players set lock_kind = $2, lock_since = $3, lock_until = $4 where player_id = $1`, [
    playerId,
    kind,
    since.toString(),
    end,
  ])
}
