import type { StaffRole } from '@andon/contract/staff-roles'
import type { Db, Tx } from '@andon/platform/sql'

export interface Account {
  readonly name: string
  readonly passwordHash: string
  readonly roles: readonly StaffRole[]
  readonly createdAt: Temporal.Instant
  readonly disabledAt: Temporal.Instant | null
}

const columns = 'name, password_hash as "passwordHash", roles, created_at as "createdAt", disabled_at as "disabledAt"'

export function listAccounts(executor: Db | Tx): Promise<Account[]> {
  return executor.query<Account & object>(`select ${columns} from staff.accounts order by name`)
}

export async function accountOf(executor: Db | Tx, name: string): Promise<Account | null> {
  const [found] = await executor.query<Account & object>(`select ${columns} from staff.accounts where name = $1`, [
    name,
  ])
  return found ?? null
}

/** Locks it until the transaction ends; null for a disabled one, too. */
export async function lockAccount(tx: Tx, name: string): Promise<Account | null> {
  const [found] = await tx.query<Account & object>(
    `select ${columns} from staff.accounts where name = $1 and disabled_at is null for update`,
    [name],
  )
  return found ?? null
}

/** False if the name was ever given. */
export async function insertAccount(
  tx: Tx,
  { name, passwordHash, roles, at }: Pick<Account, 'name' | 'passwordHash' | 'roles'> & { at: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into staff.accounts (name, password_hash, roles, created_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [name, passwordHash, roles, at.toString()],
  )
  return rows.length > 0
}

export async function storeRoles(tx: Tx, name: string, roles: readonly StaffRole[]): Promise<void> {
  await tx.query('update staff.accounts set roles = $2 where name = $1', [name, roles])
}

export async function storePassword(tx: Tx, name: string, passwordHash: string): Promise<void> {
  await tx.query('update staff.accounts set password_hash = $2 where name = $1', [name, passwordHash])
}

export async function storeEnd(tx: Tx, name: string, at: Temporal.Instant): Promise<void> {
  await tx.query('update staff.accounts set disabled_at = $2 where name = $1', [name, at.toString()])
}
