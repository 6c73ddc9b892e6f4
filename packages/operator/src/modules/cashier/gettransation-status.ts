import { Refusal } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import { checkIfDue } from './check-deposits.ts'
import { outcomeOf } from './deposit-view.ts'
import type { Deps } from './deps.ts'
import { depositById } from './store/deposits.ts'

/** Another player's payment is as unknown as one that never was. A pending one may be asked about at the supplier on the way. */
export function gettransationStatus(deps: Deps): Handler<PlayerApi['cashier']['gettransationStatus']> {
  return async ({ transactionId }, { session }) => {
    const found = await depositById(deps.db, transactionId)
    if (!found || found.playerId !== session.playerId) throw new Refusal('PAYMENT_UNKNOWN', { field: 'transactionId' })
    const deposit = await checkIfDue(deps, found)
    return { ...outcomeOf(deposit), amount: deposit.amount, currency: deposit.currency }
  }
}
