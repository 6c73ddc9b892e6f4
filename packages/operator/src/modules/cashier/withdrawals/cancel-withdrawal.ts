import { Refusal } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { withdrawalById } from '../store/withdrawals.ts'
import { applyWithdrawal } from './apply-withdrawal.ts'
import { isCancellable } from './withdrawal-view.ts'

/** Cancels a withdrawal that is not approved yet, where the player's jurisdiction allows it. A repeated request gets the same reply. */
export function cancelWithdrawal(deps: Deps): Handler<PlayerApi['cashier']['cancelWithdrawal']> {
  return async ({ transactionId }, { session }) => {
    const found = await withdrawalById(deps.db, transactionId)
    if (found?.playerId !== session.playerId) throw new Refusal('PAYMENT_UNKNOWN', { field: 'transactionId' })
    const done = { success: true as const, transactionId, status: 'CANCELLED' as const }
    if (found.state === 'cancelled') return done
    if (!(await isCancellable(deps, found))) throw new Refusal('WITHDRAWAL_NOT_CANCELLABLE')
    const { state } = await deps.db.transaction((tx) =>
      applyWithdrawal(deps, tx, { withdrawalId: transactionId, event: 'cancelled', source: 'player' }),
    )
    if (state !== 'cancelled') throw new Refusal('WITHDRAWAL_NOT_CANCELLABLE') // decided in the meantime
    return done
  }
}
