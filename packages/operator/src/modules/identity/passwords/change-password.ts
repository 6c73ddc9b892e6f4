import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { ownPlayer } from '../own-player.ts'
import { announceSecurity } from '../security/announce-security.ts'
import { endSessions } from '../sessions/sessions.ts'
import { lockCredential, setPassword } from '../store/credentials.ts'
import { removeTokens } from '../store/tokens.ts'
import { demandStrongPassword } from './password-rules.ts'
import { provePassword } from './prove-password.ts'

export function changePassword(deps: Deps): Handler<PlayerApi['identity']['changePassword']> {
  const { clock, db, passwords } = deps
  return async ({ currentPassword, password }, { address, session }) => {
    const { playerId } = session
    const player = await ownPlayer(deps, playerId)
    const credential = await provePassword(deps, { email: player.email, currentPassword, address })
    demandStrongPassword({ password, email: player.email, nickname: player.nickname, site: player.site })
    const passwordHash = await passwords.hash(password)
    await db.transaction(async (tx) => {
      if (!(await lockCredential(tx, credential))) throw new Refusal('PASSWORD_WRONG', { field: 'currentPassword' })
      await setPassword(tx, { playerId, passwordHash, at: clock.now() })
      await removeTokens(tx, { playerId, purpose: 'reset_password' })
      await removeTokens(tx, { playerId, purpose: 'second_step' })
      await endSessions(deps, tx, { playerId, except: session.id, reason: 'LOGGED_OUT' })
      await announceSecurity(deps, tx, { player, what: 'password' })
    })
    return { success: true }
  }
}
