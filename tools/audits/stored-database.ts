import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { CannotStart, readConfig } from '@andon/platform/config'
import { createLog } from '@andon/platform/log'
import { createDb, type Db } from '@andon/platform/sql'

const root = resolve(import.meta.dirname, '../..')

/**
 * The database of an installation that runs or has run, for audits: over one connection, with time for long statements. A stopped embedded one is started until `close`.
 * Fails with `CannotStart` where there is none, and where a table of `schema` is missing.
 */
export async function openStoredDatabase(
  env: NodeJS.ProcessEnv,
  { schema, table }: { readonly schema: string; readonly table: string },
): Promise<{ db: Db; close(): Promise<void> }> {
  const { url, stop } = await findDatabase(env)
  const db = createDb({ connectionString: url, maxConnections: 1, timeouts: 'report' })
  const close = async () => {
    await db.close()
    await stop()
  }
  try {
    const [found] = await db.query('select from pg_tables where schemaname = $1 and tablename = $2', [schema, table])
    if (!found) throw new CannotStart(`this database has no ${schema}.${table} yet: start the server once to create it`)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function findDatabase(env: NodeJS.ProcessEnv): Promise<{ url: string; stop(): Promise<void> }> {
  const { databaseUrl, dataDir } = readConfig(env, { root })
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined }
  const folder = join(dataDir, 'postgres')
  const url = await embeddedUrl(folder)
  if (await answers(url)) return { url, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: folder, log: createLog({ level: 'warn' }) })
}

/** Address of the embedded database, running or as of its last run. */
async function embeddedUrl(folder: string): Promise<string> {
  try {
    const [port, password] = await Promise.all(
      ['port', 'password'].map(async (name) => (await readFile(join(folder, name), 'utf8')).trim()),
    )
    return `postgres://andon:${password}@127.0.0.1:${port}/andon`
  } catch (error) {
    throw new CannotStart(`there is no database in ${folder}`, { cause: error })
  }
}

async function answers(url: string): Promise<boolean> {
  const db = createDb({ connectionString: url, maxConnections: 1 })
  return db
    .query('select')
    .then(
      () => true,
      () => false,
    )
    .finally(() => db.pool.end())
}
