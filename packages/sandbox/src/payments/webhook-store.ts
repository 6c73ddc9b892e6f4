import type { Db, Tx } from '@andon/platform/sql'

export interface QueuedWebhook {
  readonly id: number
  readonly body: string
  readonly attempts: number
}

const mostAttempts = 12

export async function queueWebhook(
  tx: Tx,
  { eventId, body, dueAt }: { eventId: string; body: string; dueAt: Temporal.Instant },
): Promise<void> {
  await tx.query('insert into sandbox_payments.webhooks (event_id, body, due_at) values ($1, $2, $3)', [
    eventId,
    body,
    dueAt.toString(),
  ])
}

/** Due webhooks, each claimed until its next attempt: 10 seconds after the first, then at growing intervals of at most an hour. */
export async function claimWebhooks(
  db: Db,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<QueuedWebhook[]> {
  const rows = await db.query<QueuedWebhook & { dueAt: string }>(
    `with due as (
       select id, due_at from sandbox_payments.webhooks
       where delivered_at is null and due_at <= $1 and attempts < ${mostAttempts} order by due_at, id limit $2 for update skip locked
     )
     update sandbox_payments.webhooks w set attempts = w.attempts + 1,
       due_at = $1::timestamptz + least(interval '1 hour', interval '10 seconds' * power(3, w.attempts))
     from due where w.id = due.id returning w.id, w.body, w.attempts, due.due_at::text as "dueAt"`,
    [now.toString(), limit],
  )
  return rows.sort((a, b) => a.dueAt.localeCompare(b.dueAt) || a.id - b.id)
}

export async function markDelivered(db: Db, { id, at }: { id: number; at: Temporal.Instant }): Promise<void> {
  await db.query('update sandbox_payments.webhooks set delivered_at = $2 where id = $1', [id, at.toString()])
}

export async function forgetDelivered(db: Db, before: Temporal.Instant): Promise<void> {
  await db.query('delete from sandbox_payments.webhooks where delivered_at < $1', [before.toString()])
}
