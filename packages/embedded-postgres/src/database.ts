import { connectOnce, timeouts } from '@andon/platform/sql'

/** Creates the database when it is missing; `server` is a connection string without a database. */
export async function ensureDatabase(server: string, name: string): Promise<void> {
  const client = await connectOnce({ connectionString: `${server}/postgres`, timeouts: timeouts.migration })
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
