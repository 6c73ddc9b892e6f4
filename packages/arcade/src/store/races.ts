import type { Claim } from '@andon/platform/owed-calls'
import type { Db, Tx } from '@andon/platform/sql'

/** Once for each player of a race. */
export async function insertRace(
  db: Db,
  { owner, endsAt, dueAt }: { owner: string; endsAt: Temporal.Instant; dueAt: Temporal.Instant },
): Promise<void> {
  await db.query(
    'insert into arcade.races (owner, ends_at, due_at) values ($1, $2::timestamptz, $3::timestamptz) on conflict do nothing',
    [owner, endsAt.toString(), dueAt.toString()],
  )
}

export interface DueRace {
  readonly owner: string
  /** How often it has been tried. */
  readonly attempts: number
}

export const claimDueRaces = (db: Db, { now, leasedUntil, limit }: Claim): Promise<DueRace[]> =>
  db.query<DueRace>(
    `update arcade.races set due_at = $2::timestamptz, attempts = attempts + 1
     where owner in (select owner from arcade.races where due_at <= $1::timestamptz order by due_at limit $3 for update skip locked)
     returning owner, attempts`,
    [now.toString(), leasedUntil.toString(), limit],
  )

/** `at` null: nothing is owed any more. */
export async function setRaceDue(db: Db, { owner, at }: { owner: string; at: Temporal.Instant | null }): Promise<void> {
  await db.query('update arcade.races set due_at = $2::timestamptz where owner = $1 and due_at is not null', [
    owner,
    at?.toString() ?? null,
  ])
}

export interface PlayedPair {
  readonly id: string
  readonly commitment: string
  readonly serverSeed: string
  readonly clientSeed: string
  /** How many nonces it has used. */
  readonly count: number
}

/** Revealed pairs that rounds were drawn from, in the order of their use. */
export const playedPairs = (executor: Db | Tx, owner: string): Promise<PlayedPair[]> =>
  executor.query<PlayedPair>(
    `select id, commitment, server_seed "serverSeed", coalesce(client_seed, '') "clientSeed", next_nonce count from arcade.seeds
     where owner = $1 and revealed_at is not null and next_nonce > 0 order by activated_at, id`,
    [owner],
  )
