import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { VisitorContext } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { currencyView, profileView } from '../player-view.ts'
import { giveSession } from '../sessions/session-cookie.ts'
import { endOneSession, startSession } from '../sessions/sessions.ts'

/**
 * Last step of every login method: replaces the browser's session with a new one. `confirm` repeats the check of the credential inside the
 * transaction and throws if it no longer passes. With `allowRestricted`, a player who may not log in gets a restricted session instead of the refusal.
 */
export async function completeLogin(
  deps: Deps,
  {
    playerId,
    context,
    allowRestricted,
    confirm,
  }: { playerId: string; context: VisitorContext; allowRestricted: boolean; confirm(tx: Tx): Promise<void> },
): Promise<ReplyOf<PlayerApi['identity']['login']>> {
  const session = await deps.db.transaction(async (tx) => {
    await confirm(tx)
    const session = await startSession(deps, tx, { playerId, context, allowRestricted })
    if (context.session) await endOneSession(deps, tx, { id: context.session.id, reason: 'LOGGED_OUT' })
    return session
  })
  const { player } = session
  giveSession(context, session)
  await deps.knownDevices.remember(context, player.email)
  return {
    success: true,
    userLang: player.language,
    callPolicy: true,
    message: '',
    profile: profileView(player),
    currency: currencyView(player.currency),
    loginTime: session.startedAt.toString(),
    ...(session.restricted ? { restricted: true } : {}),
  }
}
