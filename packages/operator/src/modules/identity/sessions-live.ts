import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { idleMinutes, maxHours, touchSeconds } from './sessions.ts'

/**
 * Those of the sessions that are live now; one query for any number. With `touch` what asks is the player's own doing (a stake in a game), so it
 * keeps the session from going idle, as a request of the site would.
 */
export async function sessionsLive(
  { clock }: Deps,
  executor: Db | Tx,
  sessionIds: readonly string[],
  { touch = false }: { touch?: boolean } = {},
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const now = clock.now()
  const bounds = [now.subtract({ minutes: idleMinutes }).toString(), now.subtract({ hours: maxHours }).toString()]
  const live = await executor.query<{ id: string }>(
    `select id from identity.sessions where id = any($1) and ended_at is null and touched_at > $2 and started_at > $3`,
    [sessionIds, ...bounds],
  )
  const ids = live.map(({ id }) => id)
  if (touch && ids.length > 0) {
    await executor.query(
      `update identity.sessions set touched_at = $2 where id in
         (select id from identity.sessions where id = any($1) and touched_at < $3 order by id for update skip locked)`,
      [ids, now.toString(), now.subtract({ seconds: touchSeconds }).toString()],
    )
  }
  return new Set(ids)
}
