import type { Currency } from '@andon/money'
import type { PayoutReport } from '@andon/operator/cashier'
import type { Tx } from '@andon/platform/sql'

export interface Payout {
  readonly reference: string
  readonly token: string
  readonly amount: number
  readonly currency: Currency
  readonly state: PayoutReport['state']
  readonly reason: 'DESTINATION_CLOSED' | 'PAYOUT_REJECTED' | null
  readonly nextState: 'paid' | 'failed' | null
  readonly nextAt: Temporal.Instant | null
}

/** False when the reference was used before. */
export async function insertPayout(tx: Tx, payout: Payout & { at: Temporal.Instant }): Promise<boolean> {
  const rows = await tx.query(
    `insert into sandbox_payments.payouts (reference, token, amount, currency, state, reason, next_state, next_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning reference`,
    [
      payout.reference,
      payout.token,
      payout.amount,
      payout.currency,
      payout.state,
      payout.reason,
      payout.nextState,
      payout.nextAt?.toString() ?? null,
      payout.at.toString(),
    ],
  )
  return rows.length > 0
}

export async function lockPayout(tx: Tx, reference: string): Promise<Payout | null> {
  const [row] = await tx.query<Payout>(
    `select reference, token, amount, currency, state, reason, next_state as "nextState", next_at as "nextAt"
     from sandbox_payments.payouts where reference = $1 for update`,
    [reference],
  )
  return row ?? null
}

export async function storePayout(tx: Tx, { reference, state, reason }: Payout): Promise<void> {
  await tx.query(
    `update sandbox_payments.payouts set state = $2, reason = $3, next_state = null, next_at = null where reference = $1`,
    [reference, state, reason],
  )
}
