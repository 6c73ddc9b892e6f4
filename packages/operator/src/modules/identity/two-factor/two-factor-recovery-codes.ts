import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { ownPlayer } from '../own-player.ts'
import { provePassword } from '../prove-password.ts'
import { securityMessages } from '../security-messages.ts'
import { replaceRecoveryCodes } from '../store/second-steps.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { countCodeTry, spendCode } from './spend-code.ts'

export function twoFactorRecoveryCodes(deps: Deps): Handler<PlayerApi['identity']['twoFactorRecoveryCodes']> {
  const { db, messages, random, throttle } = deps
  return async ({ currentPassword, code }, { address, session: { playerId } }) => {
    const { email, language, site } = await ownPlayer(deps, playerId)
    await provePassword(deps, { email, currentPassword, address })
    await countCodeTry(deps, playerId)
    const recoveryCodes = newRecoveryCodes(random)
    await db.transaction(async (tx) => {
      await spendCode(deps, tx, { playerId, code })
      await replaceRecoveryCodes(tx, playerId, recoveryCodes.map(recoveryCodeHash))
      await messages.send(tx, {
        channel: 'email',
        site,
        to: email,
        ...securityMessages[language].authMethodsChanged('recoveryCodesRenewed'),
      })
    })
    await throttle.forget('secondStep', playerId)
    return { success: true, recoveryCodes }
  }
}
