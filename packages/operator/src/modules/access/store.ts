import type { Db, Tx } from '@andon/platform/sql'

export interface Switch {
  readonly kind: 'maintenance' | 'country'
  /** Site code of the brand. */
  readonly site: string
  /** ISO 3166-1 alpha-2; empty for maintenance. */
  readonly country: string
}

export interface SwitchedOn extends Switch {
  readonly at: Temporal.Instant
  readonly actor: string
}

/** The switches that are on, in a stable order. */
export async function switchedOn(executor: Db | Tx): Promise<SwitchedOn[]> {
  return executor.query<SwitchedOn>(
    `select kind, site, country, at, actor from (
       select distinct on (kind, site, country) * from access.changes order by kind, site, country, id desc) newest
     where is_on order by kind, site, country`,
  )
}

/** False if the switch was already in that position. */
export async function turnSwitch(
  tx: Tx,
  { kind, site, country, on, at, actor }: Switch & { on: boolean; at: Temporal.Instant; actor: string },
): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('andon.access'))`)
  const rows = await tx.query(
    `insert into access.changes (kind, site, country, is_on, at, actor) select $1, $2, $3, $4, $5, $6
     where coalesce((select is_on from access.changes where kind = $1 and site = $2 and country = $3
                     order by id desc limit 1), false) <> $4 returning id`,
    [kind, site, country, on, at.toString(), actor],
  )
  return rows.length > 0
}
