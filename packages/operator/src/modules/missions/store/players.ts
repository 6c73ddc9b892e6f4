import type { Db, Tx } from '@andon/platform/sql'

/** When these players joined; those who do not take part are missing. */
export async function joinedOf(
  executor: Db | Tx,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Temporal.Instant>> {
  const rows = await executor.query<{ playerId: string; joinedAt: Temporal.Instant }>(
    'select player_id as "playerId", joined_at as "joinedAt" from missions.players where player_id = any($1::text[])',
    [playerIds],
  )
  return new Map(rows.map(({ playerId, joinedAt }) => [playerId, joinedAt]))
}

/** Who takes part already keeps the time. */
export async function addPlayer(tx: Tx, { playerId, at }: { playerId: string; at: Temporal.Instant }): Promise<void> {
  await tx.query('insert into missions.players (player_id, joined_at) values ($1, $2) on conflict do nothing', [
    playerId,
    at.toString(),
  ])
}

/** Also forgets the rounds; what was paid stays known. */
export async function removePlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.query('delete from missions.players where player_id = $1', [playerId])
  await tx.query('delete from missions.rounds where player_id = $1', [playerId])
}
