import type { BonusProgramme } from '@andon/contract/bonus-terms'
import type { Db, Tx } from '@andon/platform/sql'

/** Replaces a site's programmes by this list: those missing from it are marked as withdrawn. */
export async function saveProgrammes(
  tx: Tx,
  { site, programmes }: { site: string; programmes: readonly BonusProgramme[] },
): Promise<void> {
  await tx.query('update bonuses.programmes set offered = false where site = $1 and not code = any($2::text[])', [
    site,
    programmes.map(({ code }) => code),
  ])
  await tx.query(
    `insert into bonuses.programmes (code, site, position, offered, details)
     select code, $1, position - 1, true, details::jsonb
     from unnest($2::text[], $3::text[]) with ordinality as given (code, details, position)
     on conflict (code) do update set site = excluded.site, position = excluded.position, offered = true, details = excluded.details`,
    [site, programmes.map(({ code }) => code), programmes.map((programme) => JSON.stringify(programme))],
  )
}

/** Keeps a programme that no brand offers by itself. */
export async function keepProgramme(tx: Tx, programme: BonusProgramme): Promise<void> {
  await tx.query(
    `insert into bonuses.programmes (code, site, position, offered, details) values ($1, $2, 0, false, $3)
     on conflict (code) do update set details = excluded.details where programmes.details <> excluded.details`,
    [programme.code, programme.site, JSON.stringify(programme)],
  )
}

export async function programmesOf(executor: Db | Tx, site: string): Promise<BonusProgramme[]> {
  const rows = await executor.query<{ details: BonusProgramme }>(
    'select details from bonuses.programmes where site = $1 and offered order by position',
    [site],
  )
  return rows.map(({ details }) => details)
}

export async function offeredProgrammes(executor: Db | Tx): Promise<BonusProgramme[]> {
  const rows = await executor.query<{ details: BonusProgramme }>(
    'select details from bonuses.programmes where offered order by site, position',
  )
  return rows.map(({ details }) => details)
}

/** Includes withdrawn programmes. */
export async function programmesByCode(
  executor: Db | Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, BonusProgramme>> {
  const rows = await executor.query<{ details: BonusProgramme }>(
    'select details from bonuses.programmes where code = any($1::text[])',
    [codes],
  )
  return new Map(rows.map(({ details }) => [details.code, details]))
}
