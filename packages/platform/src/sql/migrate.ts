import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** One module's migrations: `NNNN-title.sql` files in a folder, run in name order inside the module's own schema. */
export interface MigrationSet {
  readonly module: string
  readonly folder: string
}

/**
 * Brings the database to the newest schema: every file not yet recorded runs once, all in one transaction under a lock, so two nodes that
 * start together do not collide. A recorded file that has since changed is refused.
 */
export async function migrate(connectionString: string, sets: readonly MigrationSet[]): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('andon.migrate'))`)
    await client.query(`do $$ begin if not exists (select from pg_roles where rolname = 'andon_app') then
      begin create role andon_app nologin; exception when duplicate_object or unique_violation then null; end; end if; end $$`)
    await client.query(`grant andon_app to current_user`)
    await client.query(`create schema if not exists platform`)
    await client.query(`create table if not exists platform.migrations (module text, name text, sha256 text not null,
      at timestamptz not null default now(), primary key (module, name))`)
    const applied: string[] = []
    for (const set of sets) applied.push(...(await migrateModule(client, set)))
    await client.query('commit')
    return applied
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // the connection may be the thing that failed
    throw error
  } finally {
    await client.end()
  }
}

async function migrateModule(client: pg.Client, { module, folder }: MigrationSet): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from platform.migrations where module = $1',
    [module],
  )
  const known = new Map(rows.map((row) => [row.name, row.sha256]))
  const applied: string[] = []
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const text = await readFile(join(folder, name), 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    const recorded = known.get(name)
    if (recorded === sha256) continue
    if (recorded !== undefined)
      throw new Error(`migration ${module}/${name} has changed since it ran; add a new one instead`)
    await client.query(text)
    await client.query('insert into platform.migrations (module, name, sha256) values ($1, $2, $3)', [
      module,
      name,
      sha256,
    ])
    applied.push(`${module}/${name}`)
  }
  return applied
}
