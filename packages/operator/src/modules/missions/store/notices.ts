import type { Db, Tx } from '@andon/platform/sql'

/** False: it is known already. */
export async function addReached(
  tx: Tx,
  { playerId, mission, period, at }: { playerId: string; mission: string; period: string; at: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query<{ mission: string }>(
    `insert into missions.reached (player_id, mission, period, reached_at) values ($1, $2, $3::date, $4)
     on conflict do nothing returning mission`,
    [playerId, mission, period, at.toString()],
  )
  return rows.length > 0
}

export async function forgetReached(executor: Db | Tx, before: Temporal.Instant): Promise<void> {
  await executor.query('delete from missions.reached where reached_at < $1', [before.toString()])
}
