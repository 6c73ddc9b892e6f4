import { readFile } from 'node:fs/promises'
import { createDb } from '@andon/platform/sql'

export interface Server {
  /** The database server's main process. */
  readonly postmaster: number
  /** Further processes whose work counts: those that the measured subject runs in. */
  readonly others?: readonly number[]
  readonly settings: Readonly<Record<string, string>>
}

/** Creates a database for each subject and checks that the server commits durably. */
export async function prepareServer(url: string, databases: readonly string[]): Promise<Server> {
  const db = createDb({ connectionString: url, maxConnections: 1 })
  for (const name of databases) await db.query(`create database ${name}`)
  const rows = await db.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('server_version', 'fsync', 'synchronous_commit', 'full_page_writes')`,
  )
  const [backend] = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  const stat = await readFile(`/proc/${backend?.pid}/stat`, 'utf8').catch(() => '')
  await db.pool.end()
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  if (settings.fsync !== 'on' || settings.synchronous_commit !== 'on')
    throw new Error('a ledger is measured on a durable server')
  return { postmaster: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), settings }
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}
