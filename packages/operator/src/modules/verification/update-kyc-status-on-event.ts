import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { followChecksOf } from './follow-checks.ts'
import { statusesOf } from './get-account-verification-status.ts'

/** A browser's report of a check is only a reason to ask the supplier. */
export function updateKycStatusOnEvent(deps: Deps): Handler<PlayerApi['verification']['updateKycStatusOnEvent']> {
  return async (_event, { session: { playerId } }) => {
    await followChecksOf(deps, playerId)
    return statusesOf(deps.db, playerId)
  }
}
