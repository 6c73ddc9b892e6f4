import type { Db, Tx } from '@andon/platform/sql'

export interface Picture {
  readonly version: string
  readonly content: Buffer
}

export async function putPicture(
  tx: Tx,
  { playerId, version, content, at }: Picture & { playerId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into profile.pictures (player_id, version, content, changed_at) values ($1, $2, $3, $4)
     on conflict (player_id) do update set version = excluded.version, content = excluded.content, changed_at = excluded.changed_at`,
    [playerId, version, content, at.toString()],
  )
}

export async function removePicture(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`delete from profile.pictures where player_id = $1`, [playerId])
}

export async function pictureVersion(executor: Db | Tx, playerId: string): Promise<string | null> {
  const [row] = await executor.query<{ version: string }>(`select version from profile.pictures where player_id = $1`, [
    playerId,
  ])
  return row?.version ?? null
}

export async function pictureOf(executor: Db | Tx, playerId: string): Promise<Picture | null> {
  const [row] = await executor.query<{ version: string; content: Buffer }>(
    `select version, content from profile.pictures where player_id = $1`,
    [playerId],
  )
  return row ?? null
}

export async function recordSubscription(
  tx: Tx,
  change: { playerId: string; channel: 'email' | 'sms'; subscribed: boolean; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into profile.subscription_changes (player_id, channel, subscribed, at) values ($1, $2, $3, $4)`,
    [change.playerId, change.channel, change.subscribed, change.at.toString()],
  )
}
