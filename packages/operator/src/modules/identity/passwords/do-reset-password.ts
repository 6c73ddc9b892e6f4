import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { announceSecurity } from '../security/announce-security.ts'
import { endSessions } from '../sessions/sessions.ts'
import { setPassword } from '../store/credentials.ts'
import { playerById } from '../store/players.ts'
import { removeTokens, tokenOwner } from '../store/tokens.ts'
import { redeemToken } from '../tokens/tokens.ts'
import { demandStrongPassword } from './password-rules.ts'

const purpose = 'reset_password'

/** After a refused password the link still works. A successful reset invalidates all links of the player. */
export function doResetPassword(deps: Deps): Handler<PlayerApi['identity']['doResetPassword']> {
  const { clock, db, passwords, throttle } = deps
  return async ({ token, password }) => {
    const owner = await tokenOwner(db, { token, purpose, now: clock.now() })
    const player = owner === null ? null : await playerById(db, owner)
    if (!player) throw new Refusal('TOKEN_INVALID', { field: 'token' })
    demandStrongPassword({ password, email: player.email, nickname: player.nickname, site: player.site })
    const passwordHash = await passwords.hash(password)
    await db.transaction(async (tx) => {
      const playerId = await redeemToken(deps, tx, { token, purpose })
      if (playerId === null) throw new Refusal('TOKEN_INVALID', { field: 'token' }) // a concurrent request used the link
      await setPassword(tx, { playerId, passwordHash, at: clock.now() })
      await removeTokens(tx, { playerId, purpose })
      await removeTokens(tx, { playerId, purpose: 'second_step' })
      await endSessions(deps, tx, { playerId, reason: 'LOGGED_OUT' })
      await announceSecurity(deps, tx, { player, what: 'password' })
    })
    await throttle.forgetPasswordTries(player.email)
    return { success: true }
  }
}
