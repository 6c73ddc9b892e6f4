import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { ownPlayer } from '../own-player.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { putSecondStep } from '../store/second-steps.ts'
import { forApp, secretBytes } from './app-codes.ts'

/** Two-step login stays off until an authenticator code confirms the secret. A new start replaces an unconfirmed secret. */
export function twoFactorBegin(deps: Deps): Handler<PlayerApi['identity']['twoFactorBegin']> {
  return async ({ currentPassword }, { address, session: { playerId }, site }) => {
    const { email } = await ownPlayer(deps, playerId)
    await provePassword(deps, { email, currentPassword, address })
    const secret = deps.random.bytes(secretBytes)
    const sealed = await deps.seal.close(secret, playerId)
    const put = await deps.db.transaction((tx) => putSecondStep(tx, { playerId, secret: sealed }))
    if (!put) throw new Refusal('TWO_FACTOR_ON')
    return { success: true, ...forApp(secret, { site, email }) }
  }
}
