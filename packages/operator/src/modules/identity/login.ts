import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { assert } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { fold } from './domain/fold.ts'
import { currencyView, profileView } from './player-view.ts'
import { giveSession } from './session-cookie.ts'
import { endOneSession, startSession } from './sessions.ts'
import { credentialByEmail, holdCredential } from './store/credentials.ts'
import { playerById } from './store/players.ts'

/** An unknown address costs the same work, and gets the same answer, as a wrong password. */
export function login(deps: Deps): Handler<PlayerApi['identity']['login']> {
  return async ({ email, password }, context) => {
    const attempt = await deps.throttle.passwordTry({ email, address: context.address })
    const credential = await credentialByEmail(deps.db, fold(email))
    const matches = await deps.passwords.matches(password, credential?.passwordHash ?? null).catch(async (busy) => {
      await attempt.undone() // nothing was tried
      throw busy
    })
    if (!credential || !matches) throw new Refusal('LOGIN_FAILED')
    await attempt.succeeded()

    const { playerId } = credential
    const { player, session } = await deps.db.transaction(async (tx) => {
      if (!(await holdCredential(tx, credential))) throw new Refusal('LOGIN_FAILED') // changed since it was checked
      if (context.session) await endOneSession(deps, tx, { id: context.session.id, reason: 'LOGGED_OUT' })
      return { player: await playerById(tx, playerId), session: await startSession(deps, tx, { playerId, context }) }
    })
    assert(player, 'a credential belongs to a player')
    giveSession(context, session)
    return {
      success: true,
      userLang: player.language,
      callPolicy: true,
      message: '',
      profile: profileView(player),
      currency: currencyView(player.currency),
    }
  }
}
