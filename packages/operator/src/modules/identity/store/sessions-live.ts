import { playerOf } from '@andon/platform/ids'
import { type Db, prepared, type Tx } from '@andon/platform/sql'
import { idle } from './sessions.ts'

const liveSql =
  prepared(`select live.id, touched_at < $5 as untouched from unnest($1::text[], $2::text[]) as asked (player_id, id)
     cross join lateral (select * from identity.sessions as known where known.player_id = asked.player_id and known.id = asked.id offset 0) as live
     where ended_at is null and touched_at > $3::timestamptz - ${idle} and started_at > $4
       and (must_end_at is null or must_end_at > $3) and not restricted`)

export interface LiveSession {
  readonly id: string
  /** True if the session was last touched before `untouchedSince`. */
  readonly untouched: boolean
}

export async function liveAmong(
  executor: Db | Tx,
  {
    ids,
    now,
    startedAfter,
    untouchedSince,
  }: Record<'now' | 'startedAfter' | 'untouchedSince', Temporal.Instant> & { ids: readonly string[] },
): Promise<LiveSession[]> {
  return executor.query<LiveSession>(liveSql, [
    ids.map(playerOf),
    ids,
    now.toString(),
    startedAfter.toString(),
    untouchedSince.toString(),
  ])
}

/** Sets when a limit ends the player's live sessions; null removes the limit. */
export async function setSessionEnd(
  tx: Tx,
  { playerId, endsAt }: { playerId: string; endsAt: Temporal.Instant | null },
): Promise<void> {
  await tx.query(
    `update identity.sessions set must_end_at = $2 where player_id = $1 and ended_at is null and not restricted`,
    [playerId, endsAt?.toString() ?? null],
  )
}

const touchSql = prepared(`update identity.sessions as session set touched_at = $3
     from (select player_id, id from unnest($1::text[], $2::text[]) as asked (player_id, id) join identity.sessions using (player_id, id)
       where touched_at < $4 order by id for update of sessions skip locked) as locked
     where session.player_id = locked.player_id and session.id = locked.id`)

/** Touches the sessions last touched before `untouchedSince`; skips rows that another transaction has locked. */
export async function touchSessions(
  executor: Db | Tx,
  { ids, at, untouchedSince }: { ids: readonly string[]; at: Temporal.Instant; untouchedSince: Temporal.Instant },
): Promise<void> {
  await executor.query(touchSql, [ids.map(playerOf), ids, at.toString(), untouchedSince.toString()])
}
