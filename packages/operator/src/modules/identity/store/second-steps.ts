import type { Db, Tx } from '@andon/platform/sql'

export interface SecondStep {
  /** Encrypted. */
  readonly secret: Buffer
  readonly confirmed: Temporal.Instant | null
  /** Time step of the last code used. */
  readonly lastStep: number
}

/** `lock`: locks the row until the transaction ends, so that concurrent requests cannot use a code of this player. */
export async function secondStepOf(
  executor: Db | Tx,
  playerId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<SecondStep | null> {
  const [row] = await executor.query<SecondStep>(
    `select secret, confirmed_at as confirmed, last_step as "lastStep" from identity.second_steps
     where player_id = $1 ${lock ? 'for update' : ''}`,
    [playerId],
  )
  return row ?? null
}

/** Stores a new, unconfirmed secret. False if a confirmed one exists. */
export async function putSecondStep(
  tx: Tx,
  { playerId, secret }: { playerId: string; secret: Buffer },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into identity.second_steps as s (player_id, secret) values ($1, $2)
     on conflict (player_id) do update set secret = excluded.secret, last_step = 0 where s.confirmed_at is null
     returning player_id`,
    [playerId, secret],
  )
  return rows.length > 0
}

export async function setStepUsed(
  tx: Tx,
  { playerId, step, confirmedAt }: { playerId: string; step: number; confirmedAt?: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `update identity.second_steps set last_step = $2, confirmed_at = coalesce(confirmed_at, $3) where player_id = $1`,
    [playerId, step, confirmedAt?.toString() ?? null],
  )
}

export async function removeSecondStep(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`delete from identity.second_steps where player_id = $1`, [playerId])
  await tx.query(`delete from identity.recovery_codes where player_id = $1`, [playerId])
}

export async function replaceRecoveryCodes(tx: Tx, playerId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.query(`delete from identity.recovery_codes where player_id = $1`, [playerId])
  await tx.query(
    `insert into identity.recovery_codes (player_id, code_hash) select $1, hash from unnest($2::bytea[]) as hash`,
    [playerId, hashes],
  )
}

/** Removes the code; false if it did not exist. */
export async function takeRecoveryCode(
  tx: Tx,
  { playerId, codeHash }: { playerId: string; codeHash: Buffer },
): Promise<boolean> {
  const rows = await tx.query(
    `delete from identity.recovery_codes where player_id = $1 and code_hash = $2 returning player_id`,
    [playerId, codeHash],
  )
  return rows.length > 0
}

export async function recoveryCodesLeft(db: Db, playerId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from identity.recovery_codes where player_id = $1`,
    [playerId],
  )
  return row?.count ?? 0
}
