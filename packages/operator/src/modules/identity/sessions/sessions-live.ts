import { awaitAtCommit, type Db, type Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { type EndReason, type SessionRow, sessionsByIds } from '../store/sessions.ts'
import { liveAmong, touchSessions } from '../store/sessions-live.ts'
import { maxHours, overdueReason, touchSeconds } from './sessions.ts'

/**
 * The given sessions that are live now, in one query. `touchIn`: the player acts in this transaction (a stake in a game), so the idle timeout restarts, as
 * with a request from the site. Restricted sessions do not count as live, because they allow no play.
 */
export async function sessionsLive(
  { clock }: Deps,
  executor: Db | Tx,
  sessionIds: readonly string[],
  { touchIn }: { touchIn?: Tx } = {},
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const now = clock.now()
  const untouchedSince = now.subtract({ seconds: touchSeconds })
  const startedAfter = now.subtract({ hours: maxHours })
  const live = await liveAmong(executor, { ids: sessionIds, now, startedAfter, untouchedSince })
  const untouched = live.filter((session) => session.untouched).map(({ id }) => id)
  if (touchIn && untouched.length > 0)
    awaitAtCommit(touchIn, touchSessions(touchIn, { ids: untouched, at: now, untouchedSince }))
  return new Set(live.map(({ id }) => id))
}

/** The fact that a session has ended reaches its followers within this time, in its order among other facts. */
const factSeconds = 10

/** The given sessions that are overdue, and those that ended so long ago that the fact of it cannot be on its way any more, with the reason. */
export async function sessionsOver(
  { clock }: Deps,
  executor: Db | Tx,
  sessionIds: readonly string[],
): Promise<Map<string, EndReason>> {
  if (sessionIds.length === 0) return new Map()
  const now = clock.now()
  const rows = await sessionsByIds(executor, sessionIds)
  return new Map(
    rows.flatMap((row) => {
      const reason = row.ended_at === null ? overdueReason(row, now) : missedReason(row, now)
      return reason === null ? [] : [[row.id, reason] as const]
    }),
  )
}

function missedReason({ ended_at, end_reason }: SessionRow, now: Temporal.Instant): EndReason | null {
  const isMissed = ended_at !== null && Temporal.Instant.compare(ended_at.add({ seconds: factSeconds }), now) <= 0
  return isMissed ? end_reason : null
}
