import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { ownPlayer } from '../own-player.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { announceSecurity } from '../security/announce-security.ts'
import { replaceRecoveryCodes } from '../store/second-steps.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { countCodeTry, spendCode } from './spend-code.ts'

export function twoFactorRecoveryCodes(deps: Deps): Handler<PlayerApi['identity']['twoFactorRecoveryCodes']> {
  const { db, random, throttle } = deps
  return async ({ currentPassword, code }, { address, session: { playerId } }) => {
    const player = await ownPlayer(deps, playerId)
    await provePassword(deps, { email: player.email, currentPassword, address })
    await countCodeTry(deps, playerId)
    const recoveryCodes = newRecoveryCodes(random)
    await db.transaction(async (tx) => {
      await spendCode(deps, tx, { playerId, code })
      await replaceRecoveryCodes(tx, playerId, recoveryCodes.map(recoveryCodeHash))
      await announceSecurity(deps, tx, { player, what: 'recoveryCodesRenewed' })
    })
    await throttle.forget('secondStep', playerId)
    return { success: true, recoveryCodes }
  }
}
