import { Refusal } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import { checkIfDue } from './check-deposits.ts'
import { depositView } from './deposit-view.ts'
import type { Deps } from './deps.ts'
import { depositById } from './store/deposits.ts'
import { withdrawalById } from './store/withdrawals.ts'
import { withdrawalView } from './withdrawal-view.ts'

/** Another player's payment is as unknown as one that never was. A pending deposit may be asked about at the supplier on the way. */
export function getTransactionStatus(deps: Deps): Handler<PlayerApi['cashier']['getTransactionStatus']> {
  return async ({ transactionId }, { session }) => {
    const deposit = await depositById(deps.db, transactionId)
    if (deposit?.playerId === session.playerId)
      return { success: true, ...depositView(await checkIfDue(deps, deposit)) }
    const withdrawal = await withdrawalById(deps.db, transactionId)
    if (withdrawal?.playerId === session.playerId) return { success: true, ...(await withdrawalView(deps, withdrawal)) }
    throw new Refusal('PAYMENT_UNKNOWN', { field: 'transactionId' })
  }
}
