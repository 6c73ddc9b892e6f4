import type { Db, Tx } from '@andon/platform/sql'

export async function isPaid(executor: Db | Tx, week: string): Promise<boolean> {
  return (await executor.query('select from bonuses.paid_weeks where week = $1', [week])).length > 0
}

export async function markPaid(tx: Tx, week: string, at: Temporal.Instant): Promise<void> {
  await tx.query('insert into bonuses.paid_weeks (week, paid_at) values ($1, $2) on conflict do nothing', [
    week,
    at.toString(),
  ])
}
