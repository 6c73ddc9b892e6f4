import type { CycleKind } from '@andon/contract/game-rules'
import { prepared, type Tx } from '@andon/platform/sql'

/** When a player last started a round of a kind of game. */
export interface RoundStart {
  readonly playerId: string
  readonly kind: CycleKind
  readonly startedAt: Temporal.Instant
}

const loadSql = prepared(`select stored.player_id as "playerId", stored.kind, stored.started_at as "startedAt"
     from (select distinct * from unnest($1::text[]) as named(player_id)) as asked
     cross join lateral (select * from game_wallet.round_starts as known where known.player_id = asked.player_id offset 0) as stored`)

/** Of every kind, without those that a player never started. */
export async function loadRoundStarts(tx: Tx, playerIds: readonly string[]): Promise<RoundStart[]> {
  return tx.query<RoundStart>(loadSql, [playerIds])
}

const saveSql = prepared(`insert into game_wallet.round_starts (player_id, kind, started_at)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[])
     on conflict (player_id, kind) do update set started_at = excluded.started_at`)

/** Each player and kind at most once. */
export async function saveRoundStarts(tx: Tx, starts: readonly RoundStart[]): Promise<void> {
  await tx.query(saveSql, [
    starts.map((one) => one.playerId),
    starts.map((one) => one.kind),
    starts.map((one) => one.startedAt.toString()),
  ])
}
