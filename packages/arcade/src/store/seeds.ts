import type { Db, Tx } from '@andon/platform/sql'
import { drawnByServer } from '../game-api/fields.ts'

export interface NewSeed {
  readonly id: string
  readonly serverSeed: string
  readonly commitment: string
}

export interface SeedRow extends NewSeed {
  readonly clientSeed: string
  readonly nextNonce: number
  /** Commitment of the seed that the next rotation activates. */
  readonly nextCommitment: string
  readonly lastRoundAt: Temporal.Instant | null
}

/** Creates the owner's first seeds, unless they exist. */
export async function ensureSeeds(
  tx: Tx,
  {
    owner,
    active,
    next,
    clientSeed,
    at,
  }: { owner: string; active: NewSeed; next: NewSeed; clientSeed: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into arcade.seeds (id, owner, server_seed, commitment, committed_at, client_seed, activated_at)
     values ($1, $2, $3, $4, $9, $5, $9), ($6, $2, $7, $8, $9, null, null)
     on conflict do nothing`,
    [
      active.id,
      owner,
      active.serverSeed,
      active.commitment,
      clientSeed,
      next.id,
      next.serverSeed,
      next.commitment,
      at.toString(),
    ],
  )
}

export async function findSeeds(db: Db | Tx, owner: string): Promise<SeedRow | null> {
  const [row] = await db.query<SeedRow>(
    `select active.id, active.server_seed "serverSeed", active.commitment, active.client_seed "clientSeed",
       active.next_nonce "nextNonce", coming.commitment "nextCommitment", active.last_round_at "lastRoundAt"
     from arcade.seeds active
     join arcade.seeds coming on coming.owner = active.owner and coming.activated_at is null
     where active.owner = $1 and active.activated_at is not null and active.revealed_at is null`,
    [owner],
  )
  return row ?? null
}

/** Only where the seed in use is one that the server drew and no round was drawn with it. */
export async function chooseFirstSeed(
  db: Db,
  { owner, clientSeed }: { owner: string; clientSeed: string },
): Promise<void> {
  await db.query(
    `update arcade.seeds set client_seed = $2
     where owner = $1 and activated_at is not null and revealed_at is null and next_nonce = 0 and starts_with(client_seed, $3)`,
    [owner, clientSeed, drawnByServer],
  )
}

/** Null while the pair is in use, and for one of another owner. */
export async function findRevealedSeed(
  db: Db,
  { owner, commitment }: { owner: string; commitment: string },
): Promise<Pick<SeedRow, 'id' | 'serverSeed' | 'clientSeed' | 'nextNonce'> | null> {
  const [row] = await db.query<Pick<SeedRow, 'id' | 'serverSeed' | 'clientSeed' | 'nextNonce'>>(
    `select id, server_seed "serverSeed", client_seed "clientSeed", next_nonce "nextNonce" from arcade.seeds
     where owner = $1 and commitment = $2 and revealed_at is not null`,
    [owner, commitment],
  )
  return row ?? null
}

/**
 * Reveals the pair in use, unless a round was started since `nextNonce` was read or one is still open, because an outcome must not be known before its
 * stake is taken. A started round increments the nonce, so no round can start between the check and the update.
 */
export async function revealSeed(
  tx: Tx,
  { owner, id, nextNonce, at }: { owner: string; id: string; nextNonce: number; at: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query(
    `update arcade.seeds set revealed_at = $3
     where owner = $4 and id = $1 and next_nonce = $2 and revealed_at is null
       and not exists (select from arcade.rounds where owner = $4 and seed_id = $1 and next_attempt_at is not null)
     returning id`,
    [id, nextNonce, at.toString(), owner],
  )
  return rows.length === 1
}

/** After the clock was set back: the wait for the next round starts at `now`. */
export async function restartCycle(
  db: Db,
  { owner, id, now }: { owner: string; id: string; now: Temporal.Instant },
): Promise<void> {
  await db.query('update arcade.seeds set last_round_at = $3 where owner = $1 and id = $2 and last_round_at > $3', [
    owner,
    id,
    now.toString(),
  ])
}

/** Activates the committed seed with the player's client seed, and stores a new one for the next rotation. The minimum cycle continues over a rotation. */
export async function activateNextSeed(
  tx: Tx,
  {
    owner,
    clientSeed,
    next,
    lastRoundAt,
    at,
  }: {
    owner: string
    clientSeed: string
    next: NewSeed
    lastRoundAt: Temporal.Instant | null
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query(
    `update arcade.seeds set activated_at = $2, client_seed = $3, last_round_at = $4
     where owner = $1 and activated_at is null`,
    [owner, at.toString(), clientSeed, lastRoundAt?.toString() ?? null],
  )
  await tx.query(
    'insert into arcade.seeds (id, owner, server_seed, commitment, committed_at) values ($1, $2, $3, $4, $5)',
    [next.id, owner, next.serverSeed, next.commitment, at.toString()],
  )
}
