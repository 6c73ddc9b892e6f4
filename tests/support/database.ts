import { createHash, randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startJobs } from '@andon/platform/jobs'
import { createLog } from '@andon/platform/log'
import { createDb, type Db, findMigrations, type MigrationSet, migrate } from '@andon/platform/sql'
import pg from 'pg'
import { inject } from 'vitest'

export interface FreshDatabase {
  readonly url: string
  /** Connection of the owner, for what the application's role may not read. */
  readonly ownerDb: Db
  /** Connection of the role `andon_app`, as the server has it. */
  readonly db: Db
  close(): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')

/** How long a transaction may wait for a free connection. A test sends hundreds at once to a pool of ten: on a busy machine that takes longer than a request may wait. */
const queueMs = 60_000

interface Wanted {
  readonly modules: readonly string[]
  /** With the tables of the library that runs jobs, which a server with the role worker otherwise makes at its start. */
  readonly ofJobs: boolean
}

/**
 * A migrated database for one test, in a few hundredths of a second: cloned from a template that the first caller makes.
 * `modules` names the modules whose migrations it needs besides the platform's; default: all.
 */
export async function freshDatabase({ modules, ofJobs = false }: Partial<Wanted> = {}): Promise<FreshDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(8).toString('hex')}`
  await asOwner(server, async (owner) => {
    await owner.query(`select pg_advisory_lock(hashtext('andon.template'))`) // a template is cloned only without connections to it
    const template = await ensureTemplate(owner, await wantedMigrations(modules), ofJobs)
    await owner.query(`create database ${name} template ${template} strategy file_copy`) // without fsync a third of the work of logging every page
  })
  const url = databaseUrl(server, name)
  const ownerDb = createDb({ connectionString: url, maxConnections: 4 })
  const db = createDb({ connectionString: url, role: 'andon_app' })
  for (const { pool } of [ownerDb, db]) pool.options.connectionTimeoutMillis = queueMs
  const close = async () => {
    await Promise.all([ownerDb.close(), db.close()])
    await asOwner(server, (owner) => dropDatabase(owner, name))
  }
  return { url, ownerDb, db, close }
}

async function wantedMigrations(modules: readonly string[] | undefined): Promise<MigrationSet[]> {
  const all = await findMigrations(root)
  const missing = modules?.filter((module) => !all.some((set) => set.module === module)) ?? []
  if (missing.length > 0) throw new Error(`no migrations of ${missing.join(', ')}`)
  return all.filter((set) => !modules || modules.includes(set.module) || set.module === 'platform')
}

async function ensureTemplate(owner: pg.Client, sets: readonly MigrationSet[], ofJobs: boolean): Promise<string> {
  const names = [...sets.map((set) => set.module), ...(ofJobs ? ['jobs'] : [])].join(' ')
  const template = `template_${createHash('sha256').update(names).digest('hex').slice(0, 16)}`
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [template])
  if (rowCount !== 0) return template
  const draft = `${template}_draft`
  await owner.query(`drop database if exists ${draft} with (force)`)
  await owner.query(`create database ${draft}`)
  const url = databaseUrl(inject('databaseServer'), draft)
  await migrate(url, sets)
  if (ofJobs) await (await startJobs({ jobs: [], log: createLog({ level: 'silent' }), connectionString: url })).stop()
  await owner.query(`alter database ${draft} rename to ${template}`)
  return template
}

/** A closed pool disconnects a moment later; forcing it would cause errors on its sockets. */
async function dropDatabase(owner: pg.Client, name: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { rowCount } = await owner.query('select from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) break
    await sleep(10)
  }
  await owner.query(`drop database ${name} with (force)`)
}

async function asOwner<T>(server: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}
