import { type Db, prepared, type Tx } from '@andon/platform/sql'
import type { TipResult } from '@andon/ranking/tips/score-tips'

export interface StoredTip {
  readonly playerId: string
  readonly matchId: string
  readonly home: number
  readonly away: number
  readonly receivedAt: Temporal.Instant
}

const columns = `player_id as "playerId", match_id as "matchId", home, away, received_at as "receivedAt"`

const ofPlayersSql = prepared(
  `select ${columns} from tournaments.tips where player_id = any($1::text[]) and tournament_id = $2 order by player_id, match_id`,
)
export const tipsOf = (
  executor: Db | Tx,
  { playerIds, tournamentId }: { playerIds: readonly string[]; tournamentId: string },
): Promise<StoredTip[]> => executor.query<StoredTip>(ofPlayersSql, [playerIds, tournamentId])

export interface NewTip {
  readonly matchId: string
  readonly home: number
  readonly away: number
}

/** Adds the tips; a match that has one already gets the new score and instant. */
export async function writeTips(
  tx: Tx,
  {
    playerId,
    tournamentId,
    tips,
    receivedAt,
  }: {
    playerId: string
    tournamentId: string
    tips: readonly NewTip[]
    receivedAt: Temporal.Instant
  },
): Promise<void> {
  await tx.query(
    `insert into tournaments.tips (player_id, tournament_id, match_id, home, away, received_at)
     select $1, $2, match_id, home, away, $6::timestamptz from unnest($3::text[], $4::int[], $5::int[]) as sent (match_id, home, away)
     on conflict (player_id, tournament_id, match_id) do update set home = excluded.home, away = excluded.away, received_at = excluded.received_at`,
    [
      playerId,
      tournamentId,
      tips.map(({ matchId }) => matchId),
      tips.map(({ home }) => home),
      tips.map(({ away }) => away),
      receivedAt.toString(),
    ],
  )
}

interface Save {
  readonly playerId: string
  readonly tournamentId: string
  readonly idempotencyKey: string
}

/** The tips that were sent with this key; null: nothing yet. */
export async function savedWith(tx: Tx, { playerId, tournamentId, idempotencyKey }: Save): Promise<NewTip[] | null> {
  const rows = await tx.query<{ tips: NewTip[] }>(
    'select tips from tournaments.tip_saves where player_id = $1 and tournament_id = $2 and idempotency_key = $3',
    [playerId, tournamentId, idempotencyKey],
  )
  return rows[0]?.tips ?? null
}

export async function noteSave(
  tx: Tx,
  {
    playerId,
    tournamentId,
    idempotencyKey,
    tips,
    receivedAt,
  }: Save & {
    tips: readonly NewTip[]
    receivedAt: Temporal.Instant
  },
): Promise<void> {
  await tx.query(
    `insert into tournaments.tip_saves (player_id, tournament_id, idempotency_key, tips, received_at)
     values ($1, $2, $3, $4::jsonb, $5::timestamptz)`,
    [playerId, tournamentId, idempotencyKey, JSON.stringify(tips), receivedAt.toString()],
  )
}

export interface TipInRank {
  readonly rank: number
  readonly playerId: string
  readonly home: number
  readonly away: number
  readonly receivedAt: Temporal.Instant
}

/** Tips on a match in the order of the board, without those of removed entries. */
export const tipsByRank = (
  executor: Db | Tx,
  { tournamentId, matchId, after, limit }: { tournamentId: string; matchId: string; after: number; limit: number },
): Promise<TipInRank[]> =>
  executor.query<TipInRank>(
    `select rank, player_id as "playerId", home, away, received_at as "receivedAt" from (
       select player_id, row_number() over (order by (rounds = 0), (-score), decided_at, number)::int as rank
       from tournaments.entries where tournament_id = $1 and removed_at is null) as places
     join tournaments.tips using (player_id) where tournament_id = $1 and match_id = $2 order by rank limit $4 offset $3`,
    [tournamentId, matchId, after, limit],
  )

/** How often each score was tipped on a match, the most frequent first. */
export const scoresTipped = (
  executor: Db | Tx,
  { tournamentId, matchId }: { tournamentId: string; matchId: string },
): Promise<{ home: number; away: number; count: number }[]> =>
  executor.query<{ home: number; away: number; count: number }>(
    `select home, away, count(*)::int as count from tournaments.tips join tournaments.entries using (player_id, tournament_id)
     where tournament_id = $1 and match_id = $2 and removed_at is null group by home, away order by count(*) desc, home, away`,
    [tournamentId, matchId],
  )

/** Ids of the contests on a round that are not over. */
export async function openContestsOf(
  executor: Db | Tx,
  { supplier, round }: { supplier: string; round: string },
): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `select id from tournaments.tournaments where rules ? 'tips' and rules #>> '{tips,supplier}' = $1 and rules #>> '{tips,round}' = $2
       and state not in ('paid', 'cancelled') order by id`,
    [supplier, round],
  )
  return rows.map(({ id }) => id)
}

export async function hasContestOf(
  executor: Db | Tx,
  { series, site, round }: { series: string; site: string; round: string },
): Promise<boolean> {
  const rows = await executor.query<{ found: boolean }>(
    `select true as found from tournaments.tournaments where rules ? 'tips' and series = $1 and site = $2 and rules #>> '{tips,round}' = $3`,
    [series, site, round],
  )
  return rows.length > 0
}

/** The results that prizes are paid on, for good. */
export async function fixResults(tx: Tx, tournamentId: string, results: readonly TipResult[]): Promise<void> {
  await tx.query(
    'insert into tournaments.tip_results (tournament_id, results) values ($1, $2::jsonb) on conflict do nothing',
    [tournamentId, JSON.stringify(results)],
  )
}

export async function fixedResults(executor: Db | Tx, tournamentId: string): Promise<TipResult[] | null> {
  const rows = await executor.query<{ results: TipResult[] }>(
    'select results from tournaments.tip_results where tournament_id = $1',
    [tournamentId],
  )
  return rows[0]?.results ?? null
}

export interface ContestEntry {
  readonly playerId: string
  readonly adjusted: number
  readonly score: number
  readonly rounds: number
  readonly decidedAt: number
}

const lockEntriesSql = prepared(
  `select player_id as "playerId", adjusted, score, rounds, decided_at as "decidedAt" from tournaments.entries
   where tournament_id = $1 and removed_at is null and player_id > $2 and ($3::text[] is null or player_id = any($3::text[]))
   order by player_id limit $4 for no key update`,
)
/** Entries of a contest, of these players or of all (null), locked in their order. */
export const lockEntriesAfter = (
  tx: Tx,
  {
    tournamentId,
    after,
    playerIds,
    limit,
  }: { tournamentId: string; after: string; playerIds: readonly string[] | null; limit: number },
): Promise<ContestEntry[]> => tx.query<ContestEntry>(lockEntriesSql, [tournamentId, after, playerIds, limit])

/** Entries with a tip, in order of rank, those without one by their number at the end. */
export const entriesWithTips = (
  executor: Db | Tx,
  { tournamentId, after, limit }: { tournamentId: string; after: number; limit: number },
) =>
  executor.query<{
    playerId: string
    number: number
    enteredAt: Temporal.Instant
    score: number
    decidedAt: number
    adjusted: number
    rank: number | null
    prize: number | null
  }>(
    `select player_id as "playerId", number, entered_at as "enteredAt", score, decided_at as "decidedAt", adjusted, rank, prize
     from tournaments.entries as entry where tournament_id = $1 and removed_at is null
       and exists (select from tournaments.tips as tip where tip.player_id = entry.player_id and tip.tournament_id = entry.tournament_id)
     order by rank nulls last, number limit $3 offset $2`,
    [tournamentId, after, limit],
  )
