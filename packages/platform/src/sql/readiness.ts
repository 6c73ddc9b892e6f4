import { readdir, statfs } from 'node:fs/promises'
import type pg from 'pg'
import type { Log } from '../log/index.ts'
import { applicationRole } from './application-role.ts'
import { createPool } from './connect.ts'
import type { MigrationSet } from './migrate.ts'
import { timeouts } from './timeouts.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Well below the second that a balancer waits. */
const answerWithinMs = 800
/** PostgreSQL stops all work, and may not start again, when it cannot write its log, which grows by files of 16 MB. */
const leastFreeMegabytes = 64
const reportEveryMs = 5_000

interface ReadinessOptions {
  readonly connectionString: string
  readonly migrations: readonly MigrationSet[]
  /** Folders of which the first that exists holds the database; empty where it is on another machine. */
  readonly storage: readonly string[]
  readonly log: Log
}

export interface Readiness {
  /** Null, or the reason why the database cannot serve; returns within a second in every case. */
  check(): Promise<string | null>
  /** Call with each failure of a connection: a full disk counts until a write succeeds again, and failures are logged. */
  noteFailure(error: DatabaseUnavailable): void
  close(): Promise<void>
}

/** Checks that the database can serve, over a separate connection so that busy ones do not matter. */
export function createReadiness({ connectionString, migrations, storage, log }: ReadinessOptions): Readiness {
  const pool = createPool({ connectionString, timeouts: timeouts.probe, role: applicationRole, max: 1 })
  const wanted = migrationNames(migrations)
  let asking: Promise<string | null> | null = null
  let wasFull = false
  let said: string | null = null
  let failures = 0
  let reportedAt = Number.NEGATIVE_INFINITY

  async function ask(): Promise<string | null> {
    const free = await freeMegabytes(storage)
    if (free !== null && free < leastFreeMegabytes) return `the disk is full: ${free} MB are free`
    try {
      const { rows } = await pool.query<{ readOnly: boolean; migrated: number }>(
        `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "readOnly",
           (select count(*)::int from platform.migrations where module || '/' || name = any($1)) as migrated`,
        [await wanted],
      )
      const { readOnly, migrated } = rows[0] ?? { readOnly: false, migrated: 0 }
      if (readOnly) return 'the database is read-only'
      if (migrated < (await wanted).length) return 'the database is not migrated'
      if (wasFull) await tryToWrite(pool)
      wasFull = false
      return null
    } catch (error) {
      return inWords(error)
    }
  }

  async function check(): Promise<string | null> {
    asking ??= ask().finally(() => {
      asking = null
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, answerWithinMs, 'the database does not answer')
    })
    const reason = await Promise.race([asking, late]).finally(() => clearTimeout(timer))
    if (reason !== said) {
      if (reason === null) log.info('ready again')
      else log.warn({ reason }, 'not ready')
    }
    said = reason
    return reason
  }

  return {
    check,
    noteFailure: (error) => {
      if (error.reason === 'disk-full') wasFull = true
      failures += 1
      const now = performance.now()
      if (now - reportedAt < reportEveryMs) return
      log.warn({ reason: error.reason, code: error.code, failures }, `the database is unavailable: ${error.message}`)
      reportedAt = now
      failures = 0
    },
    close: () => pool.end(),
  }
}

async function migrationNames(sets: readonly MigrationSet[]): Promise<string[]> {
  const names = await Promise.all(
    sets.map(async ({ module, folder }) =>
      (await readdir(folder)).filter((file) => file.endsWith('.sql')).map((name) => `${module}/${name}`),
    ),
  )
  return names.flat()
}

async function freeMegabytes(folders: readonly string[]): Promise<number | null> {
  for (const folder of folders) {
    const found = await statfs(folder).catch(() => null) // not there
    if (found) return Math.floor((found.bavail * found.bsize) / 1e6)
  }
  return null
}

/** A megabyte in a temporary table, which is gone with the transaction. */
async function tryToWrite(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`create temp table andon_room on commit drop as
      select md5(part::text) as filler from generate_series(1, 16384) as part`)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error // other errors do not mean a full disk: temporary tables may be forbidden
  } finally {
    await client.query('rollback').catch(() => undefined) // the connection may be the thing that failed
    client.release()
  }
}

function inWords(error: unknown): string {
  if (!(error instanceof DatabaseUnavailable)) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const missing = code === '42P01' || code === '3F000' || code === '42501' // no such table, no such schema, or not granted yet
    return missing ? 'the database is not migrated' : `the database refuses: ${error}`
  }
  switch (error.reason) {
    case 'unreachable':
      return 'the database is unreachable'
    case 'timeout':
    case 'overloaded':
    case 'conflict':
      return 'the database does not answer'
    case 'disk-full':
      return 'the disk is full'
    case 'storage':
      return 'the database cannot use its storage'
    case 'read-only':
      return 'the database is read-only'
    case 'wrong-role':
      return 'the database connection runs as the wrong role'
  }
}
