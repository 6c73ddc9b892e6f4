import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { endSessions } from './sessions.ts'
import { listSessions } from './sessions-list.ts'

export function sessionsEndOthers(deps: Deps): Handler<PlayerApi['identity']['sessionsEndOthers']> {
  return async (_request, { session }) => {
    const others = { playerId: session.playerId, except: session.id, reason: 'LOGGED_OUT' } as const
    await deps.db.transaction((tx) => endSessions(deps, tx, others))
    return listSessions(deps, session)
  }
}
