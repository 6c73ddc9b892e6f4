import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { endLaunchToken } from './launch-tokens.ts'
import { findSportsBook, issueSportsBookToken } from './open-sports-book.ts'

/** The new token replaces the old one, so an open sportsbook never has more than one. */
export function refreshSportsBookToken(deps: Deps): Handler<PlayerApi['catalogue']['refreshSportsBookToken']> {
  return async ({ vendorId, authToken, languageId }, context) => {
    const supplier = findSportsBook(deps, vendorId)
    const { playerId, id: loginSessionId } = context.session
    const old = {
      token: authToken,
      playerId,
      loginSessionId,
      supplier: supplier.code,
      at: deps.clock.now(),
    }
    const issued = await deps.db.transaction(async (tx) => {
      if (!(await endLaunchToken(tx, old))) throw new Refusal('TOKEN_INVALID', { field: 'authToken' })
      return issueSportsBookToken(deps, tx, { supplier, context, language: languageId })
    })
    return { success: true, ...issued }
  }
}
