import type { StaffRole } from '@andon/contract/staff-roles'
import type { Db, Tx } from '@andon/platform/sql'

export interface StaffSession {
  readonly tokenHash: Buffer
  readonly name: string
  /** The roles of the account now, not at login. */
  readonly roles: readonly StaffRole[]
  readonly beganAt: Temporal.Instant
  readonly usedAt: Temporal.Instant
}

export async function insertSession(
  tx: Tx,
  { tokenHash, name, at }: { tokenHash: Buffer; name: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query('insert into staff.sessions (token_hash, name, began_at, used_at) values ($1, $2, $3, $3)', [
    ...[tokenHash, name, at.toString()],
  ])
}

/** Null also if its account is disabled. */
export async function sessionOf(executor: Db | Tx, tokenHash: Buffer): Promise<StaffSession | null> {
  const [found] = await sessionsWith(executor, [tokenHash])
  return found ?? null
}

/** The sessions with one of these tokens, without those of disabled accounts. */
export async function sessionsWith(executor: Db | Tx, tokenHashes: readonly Buffer[]): Promise<StaffSession[]> {
  return executor.query<StaffSession & object>(
    `select token_hash as "tokenHash", name, roles, began_at as "beganAt", used_at as "usedAt"
     from staff.sessions join staff.accounts using (name) where token_hash = any($1) and disabled_at is null`,
    [tokenHashes],
  )
}

export async function noteUse(tx: Tx, tokenHash: Buffer, at: Temporal.Instant): Promise<void> {
  await tx.query('update staff.sessions set used_at = $2 where token_hash = $1', [tokenHash, at.toString()])
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.query('delete from staff.sessions where token_hash = $1', [tokenHash])
}

/** All of the account, or all but one. */
export async function deleteSessionsOf(tx: Tx, name: string, except: Buffer | null = null): Promise<void> {
  await tx.query('delete from staff.sessions where name = $1 and ($2::bytea is null or token_hash <> $2)', [
    ...[name, except],
  ])
}

export async function deleteOldSessions(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.query('delete from staff.sessions where began_at < $1', [before.toString()])
}
