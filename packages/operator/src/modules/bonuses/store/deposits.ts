import type { Db, Tx } from '@andon/platform/sql'

/**
 * Serialises a player's grants, claims and payments. Taken before any row of the bonuses; never taken by play, which locks only the rows.
 */
export async function lockGrants(tx: Tx, playerId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`bonuses ${playerId}`])
}

export async function insertPromise(
  tx: Tx,
  { depositId, playerId, programme }: { depositId: string; playerId: string; programme: string },
): Promise<void> {
  await tx.query('insert into bonuses.deposits (deposit_id, player_id, programme) values ($1, $2, $3)', [
    depositId,
    playerId,
    programme,
  ])
}

/** Counts a deposit; false when it was counted before. `programme`: promised for it. */
export async function markCredited(
  tx: Tx,
  { depositId, playerId, at }: { depositId: string; playerId: string; at: Temporal.Instant },
): Promise<{ isNew: boolean; programme: string | null }> {
  const [row] = await tx.query<{ programme: string | null }>(
    `insert into bonuses.deposits as stored (deposit_id, player_id, credited_at) values ($1, $2, $3)
     on conflict (player_id, deposit_id) do update set credited_at = excluded.credited_at where stored.credited_at is null
     returning programme`,
    [depositId, playerId, at.toString()],
  )
  return { isNew: row !== undefined, programme: row?.programme ?? null }
}

export async function countDeposits(executor: Db | Tx, playerId: string): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    'select count(*)::int as count from bonuses.deposits where player_id = $1 and credited_at is not null',
    [playerId],
  )
  return row?.count ?? 0
}
