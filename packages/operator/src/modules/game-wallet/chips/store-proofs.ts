import type { ProvenRound } from '@andon/contract/wallet-api/race-proofs'
import type { Db, Tx } from '@andon/platform/sql'
import type { ChipStack } from '../domain/chips.ts'

export interface SeedName {
  readonly playerId: string
  readonly stackId: string
  readonly supplier: string
  readonly commitment: string
}

/** Adds the seeds that are not stored yet; stored ones stay as they are. */
export async function insertSeeds(
  db: Db,
  { playerId, id }: Pick<ChipStack, 'playerId' | 'id'>,
  { supplier, commitments, at }: { supplier: string; commitments: readonly string[]; at: Temporal.Instant },
): Promise<void> {
  await db.query(
    `insert into game_wallet.chip_seeds (player_id, stack_id, supplier, commitment, stated_at)
     select $1, $2, $3, stated, $5::timestamptz from unnest($4::text[]) as stated on conflict do nothing`,
    [playerId, id, supplier, commitments, at.toString()],
  )
}

export async function isStated(tx: Tx, { playerId, stackId, supplier, commitment }: SeedName): Promise<boolean> {
  const rows = await tx.query<{ found: boolean }>(
    `select true as found from game_wallet.chip_seeds
     where player_id = $1 and stack_id = $2 and supplier = $3 and commitment = $4`,
    [playerId, stackId, supplier, commitment],
  )
  return rows.length > 0
}

/** False: other seeds are stored. */
export async function revealSeed(
  tx: Tx,
  { playerId, stackId, supplier, commitment }: SeedName,
  { serverSeed, clientSeed, count }: { serverSeed: string; clientSeed: string; count: number },
): Promise<boolean> {
  const rows = await tx.query<{ count: number }>(
    `update game_wallet.chip_seeds set server_seed = $5, client_seed = $6, count = $7
     where player_id = $1 and stack_id = $2 and supplier = $3 and commitment = $4
       and (server_seed is null or (server_seed = $5 and client_seed = $6 and count = $7)) returning count`,
    [playerId, stackId, supplier, commitment, serverSeed, clientSeed, count],
  )
  return rows.length > 0
}

/** A part that is stored stays as it is. */
export async function insertProof(
  tx: Tx,
  { playerId, stackId, supplier, commitment }: SeedName,
  rounds: readonly ProvenRound[],
): Promise<void> {
  await tx.query(
    `insert into game_wallet.chip_proofs (player_id, stack_id, supplier, commitment, first_nonce, rounds)
     values ($1, $2, $3, $4, $5, $6::jsonb) on conflict do nothing`,
    [playerId, stackId, supplier, commitment, rounds[0]?.nonce ?? 0, JSON.stringify(rounds)],
  )
}

export async function markProven(
  tx: Tx,
  { playerId, id }: Pick<ChipStack, 'playerId' | 'id'>,
  at: Temporal.Instant,
): Promise<void> {
  await tx.query(
    'update game_wallet.chip_stacks set proven_at = $3::timestamptz where player_id = $1 and id = $2 and proven_at is null',
    [playerId, id, at.toString()],
  )
}

/** True if a stack of the race that rounds were played with has no complete proof yet. */
export async function isUnproven(executor: Db | Tx, tournamentId: string): Promise<boolean> {
  const rows = await executor.query<{ found: boolean }>(
    `select true as found from game_wallet.chip_stacks where tournament_id = $1 and proven_at is null and rounds > 0 limit 1`,
    [tournamentId],
  )
  return rows.length > 0
}

/** A seed of a stack: its hash from its statement on, the rest once it is revealed. */
interface StatedSeed {
  readonly playerId: string
  readonly supplier: string
  readonly commitment: string
  readonly statedAt: Temporal.Instant
  readonly serverSeed: string | null
  readonly clientSeed: string | null
  readonly count: number | null
}

export interface ProvenSeed extends StatedSeed {
  /** By nonce. */
  readonly rounds: readonly ProvenRound[]
}

/** The seeds that suppliers stated to these players in a race, in the order of the statements. */
export const statedSeedsOf = (
  executor: Db | Tx,
  { tournamentId, playerIds }: { tournamentId: string; playerIds: readonly string[] },
): Promise<StatedSeed[]> =>
  executor.query<StatedSeed>(
    `select stack.player_id as "playerId", supplier, commitment, stated_at as "statedAt", server_seed as "serverSeed", client_seed as "clientSeed", count
     from game_wallet.chip_stacks as stack
     join game_wallet.chip_seeds as seed on seed.player_id = stack.player_id and seed.stack_id = stack.id
     where stack.player_id = any($2::text[]) and tournament_id = $1
     order by stack.player_id, stated_at, commitment`,
    [tournamentId, playerIds],
  )

/** The seeds that rounds were drawn from, each with its rounds. */
export async function provenSeedsOf(
  executor: Db | Tx,
  entries: { tournamentId: string; playerIds: readonly string[] },
): Promise<ProvenSeed[]> {
  const parts = await executor.query<{
    playerId: string
    supplier: string
    commitment: string
    rounds: ProvenRound[]
  }>(
    `select stack.player_id as "playerId", supplier, commitment, proof.rounds
     from game_wallet.chip_stacks as stack
     join game_wallet.chip_proofs as proof on proof.player_id = stack.player_id and proof.stack_id = stack.id
     where stack.player_id = any($2::text[]) and tournament_id = $1
     order by stack.player_id, supplier, commitment, first_nonce`,
    [entries.tournamentId, entries.playerIds],
  )
  const keyOf = (one: { playerId: string; supplier: string; commitment: string }) =>
    `${one.playerId} ${one.supplier} ${one.commitment}`
  const byKey = Map.groupBy(parts, keyOf)
  const seeds = await statedSeedsOf(executor, entries)
  return seeds
    .filter(({ serverSeed }) => serverSeed !== null)
    .map((seed) => ({ ...seed, rounds: (byKey.get(keyOf(seed)) ?? []).flatMap(({ rounds }) => rounds) }))
}
