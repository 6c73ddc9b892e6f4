import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { ownPlayer } from '../own-player.ts'
import { announceSecurity } from '../security/announce-security.ts'
import { endSessions } from '../sessions/sessions.ts'
import { replaceRecoveryCodes, secondStepOf, setStepUsed } from '../store/second-steps.ts'
import { stepOfCode } from './app-codes.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { countCodeTry, wrongCode } from './spend-code.ts'

export function twoFactorConfirm(deps: Deps): Handler<PlayerApi['identity']['twoFactorConfirm']> {
  const { clock, db, random, seal, throttle } = deps
  return async ({ code }, { session: { id, playerId } }) => {
    const player = await ownPlayer(deps, playerId)
    await countCodeTry(deps, playerId)
    const recoveryCodes = newRecoveryCodes(random)
    await db.transaction(async (tx) => {
      const secondStep = await secondStepOf(tx, playerId, { lock: true })
      if (!secondStep) throw new Refusal('TWO_FACTOR_OFF')
      if (secondStep.confirmed) throw new Refusal('TWO_FACTOR_ON')
      const now = clock.now()
      const step = stepOfCode({ secret: await seal.open(secondStep.secret, playerId), code, now })
      if (step === null) throw wrongCode()
      await setStepUsed(tx, { playerId, step, confirmedAt: now })
      await replaceRecoveryCodes(tx, playerId, recoveryCodes.map(recoveryCodeHash))
      await endSessions(deps, tx, { playerId, except: id, reason: 'LOGGED_OUT' })
      await announceSecurity(deps, tx, { player, what: 'secondStepOn' })
    })
    await throttle.forget('secondStep', playerId)
    return { success: true, recoveryCodes }
  }
}
