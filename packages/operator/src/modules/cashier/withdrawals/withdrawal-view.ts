import type {
  WithdrawalStatus,
  withdrawalView as WithdrawalViewSchema,
} from '@andon/contract/player-api/cashier/methods'
import type * as v from 'valibot'
import type { Deps } from '../deps.ts'
import type { WithdrawalState } from '../domain/withdrawal-state.ts'
import { instrumentName } from '../instruments/instrument-name.ts'
import type { Withdrawal } from '../store/withdrawals.ts'

export const withdrawalStatusOf: Record<WithdrawalState, WithdrawalStatus> = {
  requested: 'REQUESTED',
  approved: 'APPROVED',
  paid: 'PAID',
  refused: 'REFUSED',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
}

/** A withdrawal as its player sees it. */
export async function withdrawalView(
  deps: Deps,
  withdrawal: Withdrawal,
): Promise<v.InferOutput<typeof WithdrawalViewSchema>> {
  const { id, state, method: paymentMethod, amount, currency, reason, note, createdAt } = withdrawal
  return {
    kind: 'withdrawal',
    transactionId: id,
    status: withdrawalStatusOf[state],
    paymentMethod,
    amount,
    currency,
    at: createdAt.toString(),
    destination: await instrumentName(deps.db, withdrawal),
    ...(reason === null ? {} : { reason }),
    ...(note === null ? {} : { note }),
    cancellable: await isCancellable(deps, withdrawal),
  }
}

export async function isCancellable(deps: Deps, { state, playerId }: Withdrawal): Promise<boolean> {
  const player = await deps.playerOf(deps.db, playerId)
  return state === 'requested' && player !== null && deps.cancellableIn(player.country)
}
