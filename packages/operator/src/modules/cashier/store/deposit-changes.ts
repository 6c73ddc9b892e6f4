import type { Tx } from '@andon/platform/sql'
import type { DepositEvent } from '../domain/deposit-state.ts'
import type { Deposit } from './deposits.ts'
import { insertPaymentEvent } from './payments.ts'

export interface StateChange {
  readonly before: Deposit
  readonly after: Deposit
  readonly event: DepositEvent
  readonly source: UpdateSource
  /** The operator who decided, if one did. */
  readonly actor?: string | undefined
  /** Null when no further check is needed. */
  readonly checkAt: Temporal.Instant | null
}
/** `decision`: our own decision before capture. */
export type UpdateSource = 'request' | 'reply' | 'webhook' | 'check' | 'decision' | 'operator'

export async function storeChange(tx: Tx, change: StateChange): Promise<void> {
  const { after, checkAt } = change
  await tx.query(
    `update cashier.deposits set state = $2, version = $3, reason = $4, card_id = $5, account_id = $6, confirmation_url = $7, transfer = $8,
       received = $9, credited_at = $10, changed_at = $11, check_at = $12 where player_id = $13 and id = $1`,
    [
      after.id,
      after.state,
      after.version,
      after.reason,
      after.cardId,
      after.accountId,
      after.confirmationUrl,
      after.transfer === null ? null : JSON.stringify(after.transfer),
      after.received,
      after.creditedAt?.toString() ?? null,
      after.changedAt.toString(),
      checkAt?.toString() ?? null,
      after.playerId,
    ],
  )
  await insertPaymentEvent(tx, 'deposit', change)
}
