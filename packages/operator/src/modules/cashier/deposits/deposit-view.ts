import type { ReplyOf } from '@andon/contract'
import type { PlayerApi } from '@andon/contract/player-api'
import type { depositView as DepositViewSchema, PaymentStatus } from '@andon/contract/player-api/cashier/methods'
import type { Db } from '@andon/platform/sql'
import type * as v from 'valibot'
import type { DepositState } from '../domain/deposit-state.ts'
import { instrumentName } from '../instruments/instrument-name.ts'
import type { Deposit } from '../store/deposits.ts'

export type Outcome = ReplyOf<PlayerApi['cashier']['makeCCPayment']>

export const depositStatusOf: Record<DepositState, PaymentStatus> = {
  created: 'PENDING',
  authorising: 'PENDING',
  'awaiting-confirmation': 'PENDING',
  authorised: 'PENDING',
  reversing: 'PENDING',
  'in-review': 'PENDING',
  captured: 'APPROVED',
  voiding: 'DECLINED',
  declined: 'DECLINED',
  failed: 'DECLINED',
  expired: 'DECLINED',
  returned: 'DECLINED',
  'charged-back': 'CHARGED_BACK',
}

/** The sum received if it differs from the announced one, otherwise the announced one. */
export function creditedAmount({ amount, received }: Pick<Deposit, 'amount' | 'received'>): number {
  return received ?? amount
}

/** A deposit as its player sees it, with the page to open or the details of the transfer to send. */
export function outcomeOf(deposit: Deposit): Outcome {
  const { id, state, reason, confirmationUrl, transfer } = deposit
  return {
    success: true,
    transactionId: id,
    status: depositStatusOf[state],
    ...(state === 'awaiting-confirmation' && confirmationUrl !== null
      ? transfer
        ? { transfer: { ...transfer, pageUrl: confirmationUrl } }
        : { redirectUrl: confirmationUrl }
      : {}),
    ...(reason === null ? {} : { reason }),
    ...bonusOutcome(deposit),
  }
}

function bonusOutcome({ bonusCode, bonusGranted, bonusMissedBecause, bonusAmount }: Deposit): Pick<Outcome, 'bonus'> {
  if (bonusCode === null || bonusGranted === null) return {}
  const why = bonusMissedBecause === null ? {} : { reason: bonusMissedBecause }
  return { bonus: { code: bonusCode, granted: bonusGranted, ...(bonusAmount ? { amount: bonusAmount } : {}), ...why } }
}

/** The same with method, amount, time, and the card or account that paid. */
export async function depositView(db: Db, deposit: Deposit): Promise<v.InferOutput<typeof DepositViewSchema>> {
  const { success: _, ...outcome } = outcomeOf(deposit)
  const { method: paymentMethod, amount, received, currency, createdAt } = deposit
  const source = await instrumentName(db, deposit)
  return {
    kind: 'deposit',
    ...outcome,
    paymentMethod,
    amount,
    currency,
    at: createdAt.toString(),
    ...(received === null ? {} : { received }),
    ...(source === '' ? {} : { source }),
  }
}
