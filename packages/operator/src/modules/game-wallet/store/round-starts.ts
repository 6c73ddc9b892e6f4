import type { CycleKind } from '@andon/contract/game-rules'
import { prepared, type Tx } from '@andon/platform/sql'

/** When a player last started a round of a kind of game. */
export interface RoundStart {
  readonly playerId: string
  readonly kind: CycleKind
  readonly startedAt: Temporal.Instant
}

const loadSql = prepared(`select stored.player_id as "playerId", stored.kind, stored.started_at as "startedAt"
     from (select distinct * from unnest($1::text[], $2::text[]) as named(player_id, kind)) as asked
     cross join lateral (select * from game_wallet.round_starts as known
       where known.player_id = asked.player_id and known.kind = asked.kind limit 1) as stored`)

/** Without players who never started a round of that kind. */
export async function loadRoundStarts(
  tx: Tx,
  asked: readonly { playerId: string; kind: CycleKind }[],
): Promise<RoundStart[]> {
  return tx.query<RoundStart>(loadSql, [asked.map((one) => one.playerId), asked.map((one) => one.kind)])
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
