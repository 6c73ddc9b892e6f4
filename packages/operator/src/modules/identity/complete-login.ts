import type { PlayerApi, ReplyOf } from '@andon/contract'
import type { VisitorContext } from '@andon/platform/http'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { currencyView, profileView } from './player-view.ts'
import { giveSession } from './session-cookie.ts'
import { endOneSession, startSession } from './sessions.ts'
import { playerById } from './store/players.ts'

/** The end of every way in: a new session in place of the browser's old one, if what was proven still holds (`confirm` throws otherwise). */
export async function completeLogin(
  deps: Deps,
  {
    playerId,
    context,
    withdrawalOnly,
    confirm,
  }: { playerId: string; context: VisitorContext; withdrawalOnly: boolean; confirm(tx: Tx): Promise<void> },
): Promise<ReplyOf<PlayerApi['identity']['login']>> {
  const { player, session } = await deps.db.transaction(async (tx) => {
    await confirm(tx)
    const session = await startSession(deps, tx, { playerId, context, withdrawalOnly })
    if (context.session) await endOneSession(deps, tx, { id: context.session.id, reason: 'LOGGED_OUT' })
    return { player: await playerById(tx, playerId), session }
  })
  assert(player, 'what was proven belongs to a player')
  giveSession(context, session)
  await deps.knownDevices.remember(context, player.email)
  return {
    success: true,
    userLang: player.language,
    callPolicy: true,
    message: '',
    profile: profileView(player),
    currency: currencyView(player.currency),
    ...(session.restricted ? { restricted: true } : {}),
  }
}
