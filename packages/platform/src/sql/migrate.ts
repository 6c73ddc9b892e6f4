import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { CannotStart } from '../assert/cannot-start.ts'
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
 * start together do not collide. A database made by an earlier form of the files, and rights that are missing, are refused with what to do
 * (CannotStart).
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
    const recorded = await readRecorded(client)
    const files = (await Promise.all(sets.map(readFiles))).flat()
    refuseEarlierForm(files, recorded)
    const pending = files.filter(({ id }) => !recorded.has(id))
    if (pending.length > 0) await demandCreateRight(client)
    for (const file of pending) await run(client, file)
    await client.query('commit')
    return pending.map(({ id }) => id)
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // the connection may be the thing that failed
    throw error
  } finally {
    await client.end()
  }
}

interface MigrationFile {
  /** `module/name` */
  readonly id: string
  readonly module: string
  readonly name: string
  readonly text: string
  readonly sha256: string
}

async function readFiles({ module, folder }: MigrationSet): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { id: `${module}/${name}`, module, name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** The hash of each file that has run, by id. */
async function readRecorded(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ id: string; sha256: string }>(
    `select module || '/' || name as id, sha256 from platform.migrations`,
  )
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}

function refuseEarlierForm(files: readonly MigrationFile[], recorded: ReadonlyMap<string, string>): void {
  const changed = files.find(({ id, sha256 }) => (recorded.get(id) ?? sha256) !== sha256)
  if (!changed) return
  throw new CannotStart(
    `the database was made by an earlier version of Andon (its ${changed.id} was another), and before version 1.0 data is not carried over. ` +
      'Start with an empty database (give DATABASE_URL another one, or, for the built-in database, give DATA_DIR a new folder), or run the version that made it',
  )
}

async function run(client: pg.Client, { module, name, text, sha256 }: MigrationFile): Promise<void> {
  await client.query(text)
  await client.query('insert into platform.migrations (module, name, sha256) values ($1, $2, $3)', [
    module,
    name,
    sha256,
  ])
}
