import type { Db, Tx } from '@andon/platform/sql'

export async function noteAgentSeen(tx: Tx, { actor, at }: { actor: string; at: Temporal.Instant }): Promise<void> {
  await tx.query(
    `insert into support.desk (actor, seen_at) values ($1, $2) on conflict (actor) do update set seen_at = excluded.seen_at`,
    [actor, at.toString()],
  )
}

export async function isAnyAgentOnline(executor: Db | Tx, since: Temporal.Instant): Promise<boolean> {
  return (await executor.query('select 1 from support.desk where seen_at > $1 limit 1', [since.toString()])).length > 0
}
