import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { CannotStart } from '../config/cannot-start.ts'
import { demandCreateRight, ensureApplicationRole, proveApplicationRole } from './application-role.ts'
import { connectOnce } from './connect.ts'
import { timeouts } from './timeouts.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** One module's migrations: `NNNN-title.sql` files in a folder, run in name order inside the module's own schema. */
export interface MigrationSet {
  readonly module: string
  readonly folder: string
}

/**
 * Brings the database to the newest schema: every file not yet recorded runs once, all in one transaction under a lock, so two nodes that
 * start together do not collide. A recorded file that has since changed is refused. Rights that are missing are refused with the SQL that
 * grants them (CannotStart).
 */
export async function migrate(connectionString: string, sets: readonly MigrationSet[]): Promise<string[]> {
  try {
    const applied = await migrateAll(connectionString, sets)
    await proveApplicationRole(connectionString)
    return applied
  } catch (error) {
    if (error instanceof DatabaseUnavailable)
      throw new CannotStart(`the database cannot be brought up to date: ${error.message}`, { cause: error })
    if (error instanceof pg.DatabaseError && error.code === '42501')
      throw new CannotStart(
        `the database cannot be brought up to date: ${error.message}. DATABASE_URL must name the role that owns Andon's schemas`,
        { cause: error },
      )
    throw error
  }
}

async function migrateAll(connectionString: string, sets: readonly MigrationSet[]): Promise<string[]> {
  const client = await connectOnce({ connectionString, timeouts: timeouts.migration })
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('andon.migrate'))`)
    await ensureApplicationRole(client)
    const { rows } = await client.query<{ fresh: boolean }>(
      `select to_regclass('platform.migrations') is null as fresh`,
    )
    if (rows[0]?.fresh) {
      await demandCreateRight(client)
      await client.query(`create schema if not exists platform`)
      await client.query(`create table platform.migrations (module text, name text, sha256 text not null,
        at timestamptz not null default now(), primary key (module, name))`)
    }
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
    if (applied.length === 0) await demandCreateRight(client)
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
