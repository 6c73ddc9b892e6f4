import { type Db, prepared, type Tx } from '@andon/platform/sql'

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

/** True if the player has turned on calm mode. */
export async function isCalm(executor: Db | Tx, playerId: string): Promise<boolean> {
  const rows = await executor.query<{ calm: boolean }>('select true as calm from missions.calm where player_id = $1', [
    playerId,
  ])
  return rows.length > 0
}

export async function setCalm(tx: Tx, { playerId, calm }: { playerId: string; calm: boolean }): Promise<void> {
  if (calm) await tx.query('insert into missions.calm (player_id) values ($1) on conflict do nothing', [playerId])
  else await tx.query('delete from missions.calm where player_id = $1', [playerId])
}

const soonSql = prepared(
  `update missions.players set look_at = $2::timestamptz where player_id = any($1::text[]) and (look_at is null or look_at > $2::timestamptz)`,
)
/** These players have played: what they have reached is looked at by the next job. */
export async function lookSoon(
  tx: Tx,
  { playerIds, now }: { playerIds: readonly string[]; now: Temporal.Instant },
): Promise<void> {
  await tx.query(soonSql, [playerIds, now.toString()])
}

export async function playersToLookAt(
  executor: Db | Tx,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await executor.query<{ playerId: string }>(
    'select player_id as "playerId" from missions.players where look_at <= $1 order by look_at limit $2',
    [now.toString(), limit],
  )
  return rows.map(({ playerId }) => playerId)
}

/** The row is locked. False: the player no longer takes part, or another server has looked. */
export async function takeToLookAt(
  tx: Tx,
  { playerId, now }: { playerId: string; now: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query<{ playerId: string }>(
    'update missions.players set look_at = null where player_id = $1 and look_at <= $2 returning player_id as "playerId"',
    [playerId, now.toString()],
  )
  return rows.length > 0
}

export async function lookAgain(tx: Tx, { playerId, at }: { playerId: string; at: Temporal.Instant }): Promise<void> {
  await tx.query('update missions.players set look_at = $2 where player_id = $1', [playerId, at.toString()])
}
