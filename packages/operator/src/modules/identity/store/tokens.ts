import type { Db, Tx } from '@andon/platform/sql'

export type TokenPurpose = 'reset_password' | 'cashier' | 'gamification' | 'second_step'

interface TokenKey {
  readonly tokenHash: Buffer
  readonly purpose: TokenPurpose
}

export async function insertToken(
  tx: Tx,
  { tokenHash, purpose, playerId, expiresAt }: TokenKey & { playerId: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await tx.query(`insert into identity.tokens (token_hash, purpose, player_id, expires_at) values ($1, $2, $3, $4)`, [
    tokenHash,
    purpose,
    playerId,
    expiresAt.toString(),
  ])
}

export async function tokenOwner(
  executor: Db | Tx,
  { tokenHash, purpose, now }: TokenKey & { now: Temporal.Instant },
): Promise<string | null> {
  const [row] = await executor.query<{ player_id: string }>(
    `select player_id from identity.tokens where token_hash = $1 and purpose = $2 and expires_at > $3`,
    [tokenHash, purpose, now.toString()],
  )
  return row?.player_id ?? null
}

/** Uses the token up and returns its player; null if it is unknown, used or expired. */
export async function takeToken(
  tx: Tx,
  { tokenHash, purpose, now }: TokenKey & { now: Temporal.Instant },
): Promise<string | null> {
  const [row] = await tx.query<{ player_id: string }>(
    `delete from identity.tokens where token_hash = $1 and purpose = $2 and expires_at > $3 returning player_id`,
    [tokenHash, purpose, now.toString()],
  )
  return row?.player_id ?? null
}

export async function removeTokens(
  tx: Tx,
  { playerId, purpose }: { playerId: string; purpose: TokenPurpose },
): Promise<void> {
  await tx.query(`delete from identity.tokens where player_id = $1 and purpose = $2`, [playerId, purpose])
}
