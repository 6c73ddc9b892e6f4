import type { Tx } from '@andon/platform/sql'

export interface LoginTry {
  readonly name: string
  readonly address: string
}

/**
 * Tries without success since then, by the name and by the address. Tries of the name from an address that it has logged in from count apart, each such
 * address by itself, so that those from elsewhere do not close the name for its owner. Tries at once are counted one after the other.
 */
export async function countFailed(
  tx: Tx,
  { name, address }: LoginTry,
  since: Temporal.Instant,
): Promise<{ byName: number; byAddress: number }> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('andon.staff.logins'))`)
  const [counts] = await tx.query<{ byName: number; byAddress: number }>(
    `with known as (select address from staff.known_addresses where name = $1)
     select count(*) filter (where name = $1 and case when $2 in (select address from known) then address = $2
         else address not in (select address from known) end) as "byName",
       count(*) filter (where address = $2) as "byAddress"
     from staff.failed_logins where at > $3`,
    [name, address, since.toString()],
  )
  return counts ?? { byName: 0, byAddress: 0 }
}

export async function insertFailed(tx: Tx, { name, address }: LoginTry, at: Temporal.Instant): Promise<void> {
  await tx.query('insert into staff.failed_logins (name, address, at) values ($1, $2, $3)', [
    ...[name, address, at.toString()],
  ])
}

/** After a login with the right password: the address is known from now on. */
export async function forgetFailed(tx: Tx, { name, address }: LoginTry, at: Temporal.Instant): Promise<void> {
  await tx.query(
    `insert into staff.known_addresses (name, address, last_at) values ($1, $2, $3)
     on conflict (name, address) do update set last_at = excluded.last_at`,
    [name, address, at.toString()],
  )
  await tx.query('delete from staff.failed_logins where name = $1 and address = $2', [name, address])
}

/** Addresses not used since then. */
export async function forgetKnownAddresses(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.query('delete from staff.known_addresses where last_at < $1', [before.toString()])
}

export async function deleteOldFailed(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.query('delete from staff.failed_logins where at < $1', [before.toString()])
}
