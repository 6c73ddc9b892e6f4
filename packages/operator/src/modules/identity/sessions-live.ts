import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { idleMinutes, maxHours, touchSeconds } from './sessions.ts'
import { liveAmong, touchSessions } from './store/sessions-live.ts'

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
  const bounds = {
    touchedAfter: now.subtract({ minutes: idleMinutes }),
    startedAfter: now.subtract({ hours: maxHours }),
  }
  const ids = await liveAmong(executor, { ids: sessionIds, ...bounds })
  if (touch && ids.length > 0)
    await touchSessions(executor, { ids, at: now, untouchedSince: now.subtract({ seconds: touchSeconds }) })
  return new Set(ids)
}
