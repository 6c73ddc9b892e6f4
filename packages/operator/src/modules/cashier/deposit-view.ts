import type { ReplyOf } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import type { PaymentStatus } from '@andon/contract/player-api/cashier'
import type { DepositState } from './domain/deposit-state.ts'
import type { Deposit } from './store/deposits.ts'

export type Outcome = ReplyOf<PlayerApi['cashier']['makeCCPayment']>

const statuses: Record<DepositState, PaymentStatus> = {
  created: 'PENDING',
  authorising: 'PENDING',
  'awaiting-confirmation': 'PENDING',
  authorised: 'PENDING',
  captured: 'APPROVED',
  declined: 'DECLINED',
  failed: 'DECLINED',
  expired: 'DECLINED',
}

/** A deposit as its player sees it. */
export function outcomeOf({ id, state, reason, confirmationUrl }: Deposit): Outcome {
  return {
    success: true,
    transactionId: id,
    status: statuses[state],
    ...(state === 'awaiting-confirmation' && confirmationUrl !== null ? { redirectUrl: confirmationUrl } : {}),
    ...(reason === null ? {} : { reason }),
  }
}
