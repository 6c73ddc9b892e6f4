import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { listMethods } from './list-methods.ts'

export function getAvailablePaymentMethodsLimits(
  deps: Deps,
): Handler<PlayerApi['cashier']['getAvailablePaymentMethodsLimits']> {
  return async (_, { site, session: { playerId } }) => ({
    success: true,
    ...(await listMethods(deps, { playerId, site })),
  })
}
