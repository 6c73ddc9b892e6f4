import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { Handler, Session } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { liveSessionsOf } from '../store/sessions.ts'
import { maxHours } from './sessions.ts'

type SessionsList = PlayerApi['identity']['sessionsList']

export function sessionsList(deps: Deps): Handler<SessionsList> {
  return (_request, { session }) => listSessions(deps, session)
}

export async function listSessions({ clock, db }: Deps, { id, playerId }: Session): Promise<ReplyOf<SessionsList>> {
  const now = clock.now()
  const live = await liveSessionsOf(db, { playerId, now, startedAfter: now.subtract({ hours: maxHours }) })
  const sessions = live.map((session) => ({
    id: session.id,
    current: session.id === id,
    startedAt: session.startedAt.toString(),
    lastUsedAt: session.touchedAt.toString(),
    address: session.address,
    userAgent: session.userAgent,
  }))
  return { success: true, sessions: sessions.sort((one, other) => Number(other.current) - Number(one.current)) }
}
