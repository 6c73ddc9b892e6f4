import { playerOfToken } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'
import { hashToken } from '../tokens/hash-token.ts'

export type TokenPurpose = 'reset_password' | 'cashier' | 'gamification' | 'second_step'

interface TokenKey {
  readonly token: string
  readonly purpose: TokenPurpose
}

export async function insertToken(
  tx: Tx,
  { token, purpose, playerId, expiresAt }: TokenKey & { playerId: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await tx.query(`insert into identity.tokens (token_hash, purpose, player_id, expires_at) values ($1, $2, $3, $4)`, [
    hashToken(token),
    purpose,
    playerId,
    expiresAt.toString(),
  ])
}

export async function tokenOwner(
  executor: Db | Tx,
  { token, purpose, now }: TokenKey & { now: Temporal.Instant },
): Promise<string | null> {
  const [row] = await executor.query<{ player_id: string }>(
    `select player_id from identity.tokens where player_id = $1 and token_hash = $2 and purpose = $3 and expires_at > $4`,
    [playerOfToken(token), hashToken(token), purpose, now.toString()],
  )
  return row?.player_id ?? null
}

/** Uses the token up and returns its player; null if it is unknown, used or expired. */
export async function takeToken(
  tx: Tx,
  { token, purpose, now }: TokenKey & { now: Temporal.Instant },
): Promise<string | null> {
  const [row] = await tx.query<{ player_id: string }>(
    `delete from identity.tokens where player_id = $1 and token_hash = $2 and purpose = $3 and expires_at > $4 returning player_id`,
    [playerOfToken(token), hashToken(token), purpose, now.toString()],
  )
  return row?.player_id ?? null
}

export async function removeTokens(
  tx: Tx,
  { playerId, purpose }: { playerId: string; purpose: TokenPurpose },
): Promise<void> {
  await tx.query(`delete from identity.tokens where player_id = $1 and purpose = $2`, [playerId, purpose])
}
