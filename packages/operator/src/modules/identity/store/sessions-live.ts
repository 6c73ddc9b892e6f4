import { type Db, prepared, type Tx } from '@andon/platform/sql'
import { idle } from './sessions.ts'

const liveSql =
  prepared(`select id, touched_at < $4 as untouched from identity.sessions where id = any($1) and ended_at is null and touched_at > $2::timestamptz - ${idle} and started_at > $3
       and (must_end_at is null or must_end_at > $2) and not restricted`)

export interface LiveSession {
  readonly id: string
  /** Whether the last touch is before `untouchedSince`. */
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
  const times = [now, startedAfter, untouchedSince].map(String)
  return executor.query<LiveSession & Record<string, unknown>>(liveSql, [ids, ...times])
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

const touchSql = prepared(`update identity.sessions set touched_at = $2 where id in
       (select id from identity.sessions where id = any($1) and touched_at < $3 order by id for update skip locked)`)

/** Touches the sessions last touched before `untouchedSince`; skips rows that another transaction has locked. */
export async function touchSessions(
  executor: Db | Tx,
  { ids, at, untouchedSince }: { ids: readonly string[]; at: Temporal.Instant; untouchedSince: Temporal.Instant },
): Promise<void> {
  await executor.query(touchSql, [ids, at.toString(), untouchedSince.toString()])
}
