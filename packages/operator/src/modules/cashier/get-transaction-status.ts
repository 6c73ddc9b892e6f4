import { Refusal } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import { checkIfDue } from './deposits/check-deposits.ts'
import { depositView } from './deposits/deposit-view.ts'
import type { Deps } from './deps.ts'
import { depositById } from './store/deposits.ts'
import { withdrawalById } from './store/withdrawals.ts'
import { withdrawalView } from './withdrawals/withdrawal-view.ts'

/** A pending deposit is checked at the supplier if its check is due. Another player's payment is refused as unknown. */
export function getTransactionStatus(deps: Deps): Handler<PlayerApi['cashier']['getTransactionStatus']> {
  return async ({ transactionId }, { session }) => {
    const deposit = await depositById(deps.db, transactionId)
    if (deposit?.playerId === session.playerId)
      return { success: true, ...(await depositView(deps.db, await checkIfDue(deps, deposit))) }
    const withdrawal = await withdrawalById(deps.db, transactionId)
    if (withdrawal?.playerId === session.playerId) return { success: true, ...(await withdrawalView(deps, withdrawal)) }
    throw new Refusal('PAYMENT_UNKNOWN', { field: 'transactionId' })
  }
}
