import type { PlayerApi } from '@andon/contract'
import type { LimitType } from '@andon/contract/player-api/limits-fields'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { listLimits } from './list-limits.ts'
import { knownPlayer } from './store/players.ts'

/** The five calls that return limits differ only in the type. */
export function getLimits(deps: Deps, limitType: LimitType): Handler<PlayerApi['limits']['getDepositLimit']> {
  return async (_request, { session }) => {
    const player = await knownPlayer(deps.db, session.playerId)
    return { success: true, limits: await listLimits(deps, deps.db, { player, types: [limitType] }) }
  }
}
