import type { Channel } from '@andon/platform/messages'
import type { Db, Tx } from '@andon/platform/sql'

export interface Credential {
  readonly playerId: string
  readonly passwordHash: string
}

export async function credentialByEmail(executor: Db | Tx, emailFolded: string): Promise<Credential | null> {
  const [row] = await executor.query<{ player_id: string; password_hash: string }>(
    `select player_id, password_hash from identity.directory join identity.credentials using (player_id)
     where kind = 'email' and value = $1`,
    [emailFolded],
  )
  return row ? { playerId: row.player_id, passwordHash: row.password_hash } : null
}

/** True if the password is still the one that was checked. Locks it against changes until the transaction ends. */
export async function lockCredential(tx: Tx, { playerId, passwordHash }: Credential): Promise<boolean> {
  const rows = await tx.query(
    `select player_id from identity.credentials where player_id = $1 and password_hash = $2 for share`,
    [playerId, passwordHash],
  )
  return rows.length > 0
}

export async function setPassword(
  tx: Tx,
  { playerId, passwordHash, at }: Credential & { at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into identity.credentials (player_id, password_hash, changed_at) values ($1, $2, $3)
     on conflict (player_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
    [playerId, passwordHash, at.toString()],
  )
}

export interface ChannelCode {
  readonly playerId: string
  readonly channel: Channel
  readonly codeHash: string
}

/** Replaces the channel's previous code. */
export async function putChannelCode(
  tx: Tx,
  { playerId, channel, codeHash, tries, expiresAt }: ChannelCode & { tries: number; expiresAt: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into identity.channel_codes (player_id, channel, code_hash, tries_left, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (player_id, channel) do update set
       code_hash = excluded.code_hash, tries_left = excluded.tries_left, expires_at = excluded.expires_at`,
    [playerId, channel, codeHash, tries, expiresAt.toString()],
  )
}

/** Counts one try and returns the hash to compare with; null if no valid code or no try is left. */
export async function spendCodeTry(
  db: Db,
  { playerId, channel, now }: { playerId: string; channel: Channel; now: Temporal.Instant },
): Promise<string | null> {
  const [row] = await db.query<{ code_hash: string }>(
    `update identity.channel_codes set tries_left = tries_left - 1
     where player_id = $1 and channel = $2 and tries_left > 0 and expires_at > $3 returning code_hash`,
    [playerId, channel, now.toString()],
  )
  return row?.code_hash ?? null
}

/** False if this code was already removed or replaced. */
export async function removeChannelCode(tx: Tx, { playerId, channel, codeHash }: ChannelCode): Promise<boolean> {
  const rows = await tx.query(
    `delete from identity.channel_codes where player_id = $1 and channel = $2 and code_hash = $3 returning player_id`,
    [playerId, channel, codeHash],
  )
  return rows.length > 0
}
