import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { requestWithdrawal } from './request-withdrawal.ts'

export function makeWalletWithdrawal(deps: Deps): Handler<PlayerApi['cashier']['makeWalletWithdrawal']> {
  return (request, context) => requestWithdrawal(deps, request, context)
}
