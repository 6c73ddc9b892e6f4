import type { Db, Tx } from '@andon/platform/sql'
import type { Span } from '../domain/session-time.ts'

export async function openPresence(
  tx: Tx,
  { sessionId, playerId, at }: { sessionId: string; playerId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query(`insert into limits.presence (session_id, player_id, started_at) values ($1, $2, $3)`, [
    sessionId,
    playerId,
    at.toString(),
  ])
}

/** Records ended sessions; an end before the start (a clock set back) is replaced by the start. */
export async function closePresences(
  tx: Tx,
  ended: readonly { sessionId: string; playerId: string; at: Temporal.Instant }[],
): Promise<void> {
  await tx.query(
    `update limits.presence p set ended_at = greatest(e.at, p.started_at)
     from unnest($1::text[], $2::text[], $3::timestamptz[]) as e (player_id, session_id, at)
     where p.player_id = e.player_id and p.session_id = e.session_id and p.ended_at is null`,
    [
      ended.map(({ playerId }) => playerId),
      ended.map(({ sessionId }) => sessionId),
      ended.map(({ at }) => at.toString()),
    ],
  )
}

/** The player's time logged in since then; running sessions count until `now`. */
export async function spansSince(
  executor: Db | Tx,
  { playerId, since, now }: { playerId: string; since: Temporal.Instant; now: Temporal.Instant },
): Promise<Span[]> {
  const rows = await executor.query<{ from: Temporal.Instant; to: Temporal.Instant | null }>(
    `select started_at as from, ended_at as to from limits.presence
     where player_id = $1 and (ended_at is null or ended_at > $2) order by started_at`,
    [playerId, since.toString()],
  )
  return rows.map(({ from, to }) => ({ from: from.epochMilliseconds, to: (to ?? now).epochMilliseconds }))
}
