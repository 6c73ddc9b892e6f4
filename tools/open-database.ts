import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { readConfig } from '@andon/platform/config'
import { createLog } from '@andon/platform/log'
import { checkDatabase, createDb } from '@andon/platform/sql'

const root = resolve(import.meta.dirname, '..')

/** Opens the database that the server would use with the environment `env`; starts an embedded one if no server runs. */
export async function openDatabase(env: NodeJS.ProcessEnv): Promise<{ url: string; stop(): Promise<void> }> {
  const { databaseUrl, dataDir } = readConfig(env, { root })
  const folder = join(dataDir, 'postgres')
  if (databaseUrl !== undefined) await checkDatabase(databaseUrl)
  const running = databaseUrl ?? (await runningEmbedded(folder))
  if (running !== undefined) return { url: running, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: folder, log: createLog({ level: 'warn' }) })
}

/** The embedded database of a running server; undefined if none runs. */
async function runningEmbedded(folder: string): Promise<string | undefined> {
  const read = (name: string) =>
    readFile(join(folder, name), 'utf8').then(
      (text) => text.trim(),
      () => undefined,
    )
  const [port, password] = await Promise.all([read('port'), read('password')])
  if (port === undefined || password === undefined) return undefined
  const url = `postgres://andon:${password}@127.0.0.1:${port}/andon`
  const db = createDb({ connectionString: url, maxConnections: 1 })
  return db
    .query('select')
    .then(
      () => url,
      () => undefined,
    )
    .finally(() => db.close())
}
