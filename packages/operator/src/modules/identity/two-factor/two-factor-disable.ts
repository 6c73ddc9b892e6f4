import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { ownPlayer } from '../own-player.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { announceSecurity } from '../security/announce-security.ts'
import { removeSecondStep } from '../store/second-steps.ts'
import { countCodeTry, spendCode } from './spend-code.ts'

/** Needs password and code: an open session or the password alone must not be enough to turn it off. */
export function twoFactorDisable(deps: Deps): Handler<PlayerApi['identity']['twoFactorDisable']> {
  const { db, throttle } = deps
  return async ({ currentPassword, code }, { address, session: { playerId } }) => {
    const player = await ownPlayer(deps, playerId)
    await provePassword(deps, { email: player.email, currentPassword, address })
    await countCodeTry(deps, playerId)
    await db.transaction(async (tx) => {
      await spendCode(deps, tx, { playerId, code })
      await removeSecondStep(tx, playerId)
      await announceSecurity(deps, tx, { player, what: 'secondStepOff' })
    })
    await throttle.forget('secondStep', playerId)
    return { success: true }
  }
}
