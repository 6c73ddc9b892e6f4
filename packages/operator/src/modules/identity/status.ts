import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { assert } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { currencyView, profileView } from './player-view.ts'
import { hintCookie } from './sessions/session-cookie.ts'
import { playerById } from './store/players.ts'
import { sessionById } from './store/sessions.ts'

export function status(deps: Deps): Handler<PlayerApi['identity']['status']> {
  return async (_request, { cookies, secure, session }) => {
    const hint = hintCookie({ secure })
    const sessionId = session?.id ?? null
    if (!cookies.antiForgeryHolds(sessionId)) cookies.renewAntiForgery(sessionId)
    if (!session) {
      // Keep the ended session cookie: clearing it could remove the one that a concurrent login has just set.
      if (cookies.get(hint) !== undefined) cookies.clear(hint)
      return { loggedIn: false }
    }
    if (cookies.get(hint) === undefined) cookies.set(hint, '1', { httpOnly: false })
    const [player, live] = await Promise.all([playerById(deps.db, session.playerId), sessionById(deps.db, session.id)])
    assert(player && live, 'an authenticated session has a player')
    return {
      loggedIn: true,
      profile: profileView(player),
      currency: currencyView(player.currency),
      loginTime: live.started_at.toString(),
      ...(session.restricted ? { restricted: true } : {}),
    }
  }
}
