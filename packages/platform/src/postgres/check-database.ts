import pg from 'pg'
import { CannotStart } from '../config/index.ts'

const oldestVersion = 18

/** Says in words for a person why the database of DATABASE_URL cannot serve. */
export async function checkDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
    const version = rows[0]?.version ?? ''
    if (Number.parseInt(version, 10) < oldestVersion)
      throw new CannotStart(`DATABASE_URL is PostgreSQL ${version}; Andon needs ${oldestVersion} or newer`)
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const { host, database } = client
    const reason = error instanceof AggregateError ? error.errors.join(', ') : String(error)
    throw new CannotStart(`cannot use the database ${database} at ${host} (DATABASE_URL): ${reason}`, { cause: error })
  } finally {
    await client.end().catch(() => undefined) // it may never have been open
  }
}
