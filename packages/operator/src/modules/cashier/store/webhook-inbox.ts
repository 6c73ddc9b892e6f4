import type { Tx } from '@andon/platform/sql'

export interface ReceivedWebhook {
  readonly supplier: string
  readonly eventId: string
  /** The payment it concerns: one of the two. */
  readonly depositId: string | null
  readonly withdrawalId: string | null
  readonly state: string
  readonly at: Temporal.Instant
}

/** False when the event was received before. */
export async function insertWebhook(
  tx: Tx,
  { supplier, eventId, depositId, withdrawalId, state, at }: ReceivedWebhook,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into cashier.webhook_inbox (supplier, event_id, deposit_id, withdrawal_id, state, received_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (supplier, event_id) do nothing returning event_id`,
    [supplier, eventId, depositId, withdrawalId, state, at.toString()],
  )
  return rows.length > 0
}
