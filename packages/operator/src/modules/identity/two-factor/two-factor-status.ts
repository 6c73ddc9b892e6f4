import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { recoveryCodesLeft, secondStepOf } from '../store/second-steps.ts'

export function twoFactorStatus({ db }: Deps): Handler<PlayerApi['identity']['twoFactorStatus']> {
  return async (_request, { session: { playerId } }) => {
    const since = (await secondStepOf(db, playerId))?.confirmed ?? null
    if (!since) return { success: true, enabled: false, recoveryCodesLeft: 0 }
    const left = await recoveryCodesLeft(db, playerId)
    return { success: true, enabled: true, since: since.toString(), recoveryCodesLeft: left }
  }
}
