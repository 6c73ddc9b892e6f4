import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDb } from '@andon/platform/sql'
import { startServerProcess } from '../../tools/running-server.ts'
import type { Brand } from './journey.ts'

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>

/** A server for journeys that change what all players see, or turn back a session's clock. */
export async function startOwnServer() {
  const { dataDir, origin, operator, close } = await startServerProcess({ quiet: true })
  const inDatabase = async (name: string) => (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim()
  return {
    /** The brand as this server serves it. */
    brand: <B extends Brand>(brand: B): B => ({ ...brand, origin: origin(brand.brand) }),
    operator,
    /** Straight into the database, for what only time does. */
    query: async (text: string, values: unknown[]) => {
      const [databasePort, password] = [await inDatabase('port'), await inDatabase('password')]
      const connectionString = `postgres://andon:${password}@127.0.0.1:${databasePort}/andon`
      const db = createDb({ connectionString, maxConnections: 1 })
      await db.query(text, values).finally(() => db.close())
    },
    close,
  }
}
