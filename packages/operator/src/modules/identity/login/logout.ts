import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { takeSession } from '../sessions/session-cookie.ts'
import { endOneSession } from '../sessions/sessions.ts'

export function logout(deps: Deps): Handler<PlayerApi['identity']['logout']> {
  return async (_request, context) => {
    const { session } = context
    if (session) await deps.db.transaction((tx) => endOneSession(deps, tx, { id: session.id, reason: 'LOGGED_OUT' }))
    takeSession(context)
    return { success: true }
  }
}
