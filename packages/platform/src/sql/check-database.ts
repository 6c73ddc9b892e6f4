import { CannotStart } from '../assert/cannot-start.ts'
import { connectOnce } from './connect.ts'
import { timeouts } from './timeouts.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const oldestVersion = 15

/** Throws `CannotStart` with a plain reason if the database of DATABASE_URL cannot be used. */
export async function checkDatabase(connectionString: string): Promise<void> {
  try {
    const client = await connectOnce({ connectionString, timeouts: timeouts.request })
    try {
      const { rows } = await client.query<{ version: string; readOnly: boolean }>(`
        select current_setting('server_version') as version,
          pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "readOnly"`)
      const { version, readOnly } = rows[0] ?? { version: '', readOnly: false }
      if (Number.parseInt(version, 10) < oldestVersion)
        throw new CannotStart(`DATABASE_URL is PostgreSQL ${version}; Andon needs ${oldestVersion} or newer`)
      if (readOnly) throw new CannotStart('DATABASE_URL is read-only, perhaps a standby: Andon needs the primary')
    } finally {
      await client.end()
    }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const { hostname, pathname } = new URL(connectionString)
    const hint = error.message.includes('unsupported startup parameter')
      ? '. A pooler is in between: connect to PostgreSQL directly, or see docs/operating.md on poolers'
      : ''
    throw new CannotStart(
      `cannot use the database ${pathname.slice(1)} at ${hostname} (DATABASE_URL): ${error.message}${hint}`,
      { cause: error },
    )
  }
}
