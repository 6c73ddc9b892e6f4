import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { Reward } from '@andon/ranking/rules'

export interface StoredEntry {
  readonly playerId: string
  readonly tournamentId: string
  readonly number: number
  readonly idempotencyKey: string
  readonly paid: number
  readonly enteredAt: Temporal.Instant
  readonly score: number
  readonly rounds: number
  readonly decidedAt: number
  /** Part of the score: what staff added or took away. */
  readonly adjusted: number
  readonly removedAt: Temporal.Instant | null
  readonly refundedAt: Temporal.Instant | null
  readonly rank: number | null
  readonly prize: number | null
  readonly paidAt: Temporal.Instant | null
  /** A prize that is not cash, and when the player took it. */
  readonly reward: Reward | null
  readonly takenAt: Temporal.Instant | null
  /** Chips at the entry and by rebuys; 0 where rounds stake money. */
  readonly chipsGiven: number
  readonly rebuys: number
}

const columns = `player_id as "playerId", tournament_id as "tournamentId", number, idempotency_key as "idempotencyKey", paid, entered_at as "enteredAt",
  score, rounds, decided_at as "decidedAt", adjusted, removed_at as "removedAt", refunded_at as "refundedAt", rank, prize, paid_at as "paidAt",
  reward, taken_at as "takenAt", chips_given as "chipsGiven", rebuys`

export async function insertEntry(
  tx: Tx,
  entry: Pick<
    StoredEntry,
    'playerId' | 'tournamentId' | 'number' | 'idempotencyKey' | 'paid' | 'enteredAt' | 'chipsGiven' | 'score'
  >,
): Promise<void> {
  await tx.query(
    `insert into tournaments.entries (player_id, tournament_id, number, idempotency_key, paid, entered_at, chips_given, score)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $7, $8)`,
    [
      entry.playerId,
      entry.tournamentId,
      entry.number,
      entry.idempotencyKey,
      entry.paid,
      entry.enteredAt.toString(),
      entry.chipsGiven,
      entry.score,
    ],
  )
}

export async function entryOf(
  executor: Db | Tx,
  { playerId, tournamentId }: { playerId: string; tournamentId: string },
): Promise<StoredEntry | null> {
  const rows = await executor.query<StoredEntry>(
    `select ${columns} from tournaments.entries where player_id = $1 and tournament_id = $2`,
    [playerId, tournamentId],
  )
  return rows[0] ?? null
}

/** The latest 50, newest first, and before them all whose prize waits to be taken. */
export const entriesOf = (executor: Db | Tx, playerId: string): Promise<StoredEntry[]> =>
  executor.query<StoredEntry>(
    `select * from (
       (select ${columns} from tournaments.entries where player_id = $1 and reward is not null and taken_at is null order by entered_at desc limit 500)
       union all
       (select ${columns} from tournaments.entries where player_id = $1 and (reward is null or taken_at is not null)
        order by entered_at desc limit 50)) as own`,
    [playerId],
  )

const lockSql = prepared(`select ${columns} from tournaments.entries
  join unnest($1::text[], $2::text[]) as asked (player, tournament) on player_id = player and tournament_id = tournament
  where removed_at is null order by player_id, tournament_id for no key update of entries`)
/** Entries that are in the tournament, of these players and tournaments, locked in their order. */
export const lockEntries = (
  tx: Tx,
  wanted: readonly { playerId: string; tournamentId: string }[],
): Promise<StoredEntry[]> =>
  tx.query<StoredEntry>(lockSql, [
    wanted.map(({ playerId }) => playerId),
    wanted.map(({ tournamentId }) => tournamentId),
  ])

const scoreSql =
  prepared(`update tournaments.entries set score = fresh.score, rounds = fresh.rounds, decided_at = fresh.decided_at
  from unnest($1::text[], $2::text[], $3::bigint[], $4::int[], $5::bigint[]) as fresh (player_id, tournament_id, score, rounds, decided_at)
  where entries.player_id = fresh.player_id and entries.tournament_id = fresh.tournament_id`)
export async function saveScores(
  tx: Tx,
  scores: readonly Pick<StoredEntry, 'playerId' | 'tournamentId' | 'score' | 'rounds' | 'decidedAt'>[],
): Promise<void> {
  await tx.query(scoreSql, [
    scores.map(({ playerId }) => playerId),
    scores.map(({ tournamentId }) => tournamentId),
    scores.map(({ score }) => score),
    scores.map(({ rounds }) => rounds),
    scores.map(({ decidedAt }) => decidedAt),
  ])
}

/** In order of rank, beginning after `after` places. */
export const boardOf = (
  executor: Db | Tx,
  { tournamentId, after, limit }: { tournamentId: string; after: number; limit: number },
): Promise<StoredEntry[]> =>
  executor.query<StoredEntry>(
    `select ${columns} from tournaments.entries where tournament_id = $1 and removed_at is null
     order by (rounds = 0), (-score), decided_at, number limit $2 offset $3`,
    [tournamentId, limit, after],
  )

/** One more than the entries that are ahead. */
export async function rankOf(executor: Db | Tx, entry: StoredEntry): Promise<number> {
  const [row] = await executor.query<{ ahead: number }>(
    `select count(*)::int as ahead from tournaments.entries where tournament_id = $1 and removed_at is null
       and ((rounds = 0), (-score), decided_at, number) < ($2::bool, $3::bigint, $4::bigint, $5::int)`,
    [entry.tournamentId, entry.rounds === 0, -entry.score, entry.decidedAt, entry.number],
  )
  return (row?.ahead ?? 0) + 1
}

/** Gives each entry with a result its final rank. */
export async function fixRanks(tx: Tx, tournamentId: string): Promise<void> {
  await tx.query(
    `update tournaments.entries set rank = placed.rank
     from (select player_id, row_number() over (order by (-score), decided_at, number)::int as rank from tournaments.entries
       where tournament_id = $1 and removed_at is null and rounds > 0) as placed
     where entries.player_id = placed.player_id and tournament_id = $1`,
    [tournamentId],
  )
}

/** With their final ranks, from one on. */
export const rankedAfter = (
  executor: Db | Tx,
  { tournamentId, after, limit }: { tournamentId: string; after: number; limit: number },
): Promise<StoredEntry[]> =>
  executor.query<StoredEntry>(
    `select ${columns} from tournaments.entries where tournament_id = $1 and removed_at is null and rank > $2
     order by rank limit $3`,
    [tournamentId, after, limit],
  )

/** Adds to what staff added or took away. */
export async function adjust(
  tx: Tx,
  { playerId, tournamentId, points }: { playerId: string; tournamentId: string; points: number },
): Promise<void> {
  await tx.query(
    'update tournaments.entries set adjusted = adjusted + $3 where player_id = $1 and tournament_id = $2',
    [playerId, tournamentId, points],
  )
}

/** Entries that are in it, by their numbers. */
export const allInIt = (executor: Db | Tx, tournamentId: string): Promise<StoredEntry[]> =>
  executor.query<StoredEntry>(
    `select ${columns} from tournaments.entries where tournament_id = $1 and removed_at is null order by number`,
    [tournamentId],
  )

/** The number of entries in the tournament that have a result, and the sum that all its entries have paid. */
export async function sumsOf(tx: Db | Tx, tournamentId: string): Promise<{ ranked: number; buyIns: number }> {
  const [row] = await tx.query<{ ranked: number; buyIns: number }>(
    `select count(*) filter (where rounds > 0)::int as ranked, coalesce(sum(paid), 0)::bigint as "buyIns"
     from tournaments.entries where tournament_id = $1 and removed_at is null`,
    [tournamentId],
  )
  return row ?? { ranked: 0, buyIns: 0 }
}

/** Marks prizes as paid, each only where it is not yet; returns how many were marked. */
export async function markPaid(
  tx: Tx,
  {
    tournamentId,
    at,
    paid,
  }: {
    tournamentId: string
    at: Temporal.Instant
    paid: readonly { playerId: string; prize: number }[]
  },
): Promise<number> {
  const rows = await tx.query<{ playerId: string }>(
    `update tournaments.entries set prize = won.prize, paid_at = $4::timestamptz
     from unnest($2::text[], $3::bigint[]) as won (player_id, prize)
     where entries.player_id = won.player_id and tournament_id = $1 and paid_at is null returning entries.player_id as "playerId"`,
    [tournamentId, paid.map(({ playerId }) => playerId), paid.map(({ prize }) => prize), at.toString()],
  )
  return rows.length
}

/** Entries whose buy-in is to be returned: of a cancelled tournament, or removed from it. */
export const entriesToRefund = (
  tx: Tx,
  { tournamentId, all, limit }: { tournamentId: string; all: boolean; limit: number },
): Promise<StoredEntry[]> =>
  tx.query<StoredEntry>(
    `select ${columns} from tournaments.entries where tournament_id = $1 and paid > 0 and refunded_at is null
       and ($2 or removed_at is not null)
     order by player_id limit $3 for no key update`,
    [tournamentId, all, limit],
  )

export async function markRefunded(
  tx: Tx,
  { tournamentId, playerIds, at }: { tournamentId: string; playerIds: readonly string[]; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `update tournaments.entries set refunded_at = $3::timestamptz from unnest($2::text[]) as asked (player)
     where player_id = player and tournament_id = $1`,
    [tournamentId, playerIds, at.toString()],
  )
}

/** Removes the entry; false: it is not in the tournament. */
export async function markRemoved(
  tx: Tx,
  {
    playerId,
    tournamentId,
    because,
    at,
  }: {
    playerId: string
    tournamentId: string
    because: string
    at: Temporal.Instant
  },
): Promise<boolean> {
  const rows = await tx.query<{ number: number }>(
    `update tournaments.entries set removed_at = $3::timestamptz, removed_because = $4
     where player_id = $1 and tournament_id = $2 and removed_at is null returning number`,
    [playerId, tournamentId, at.toString(), because],
  )
  return rows.length > 0
}

/** Ids of the tournaments that are not over and that the player is in. */
export async function openEntriesOf(executor: Db | Tx, playerId: string): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `select tournament_id as id from tournaments.entries join tournaments.tournaments on id = tournament_id
     where player_id = $1 and removed_at is null and state not in ('paid', 'cancelled') order by tournament_id`,
    [playerId],
  )
  return rows.map(({ id }) => id)
}

/** The sums that a tournament took and paid, in minor units, and each prize by rank. */
export async function payoutsOf(executor: Db | Tx, tournamentId: string) {
  const [sums] = await executor.query<{ buyIns: number; refunded: number; prizes: number }>(
    `select coalesce(sum(paid), 0)::bigint as "buyIns", coalesce(sum(paid) filter (where refunded_at is not null), 0)::bigint as refunded,
       coalesce(sum(prize), 0)::bigint as prizes from tournaments.entries where tournament_id = $1`,
    [tournamentId],
  )
  const payouts = await executor.query<{
    rank: number | null
    playerId: string
    prize: number | null
    paidAt: Temporal.Instant | null
  }>(
    `select rank, player_id as "playerId", prize, paid_at as "paidAt" from tournaments.entries
     where tournament_id = $1 and prize is not null order by rank`,
    [tournamentId],
  )
  return {
    ...(sums ?? { buyIns: 0, refunded: 0, prizes: 0 }),
    payouts: payouts.map(({ rank, playerId, prize, paidAt }) => ({
      rank: rank ?? 0,
      playerId,
      prize: prize ?? 0,
      paidAt: paidAt?.toString() ?? '',
    })),
  }
}
