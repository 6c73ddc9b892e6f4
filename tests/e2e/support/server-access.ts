import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDb, type Db } from '@andon/platform/sql'
import { runOperator } from '../../../tools/operator/commands.ts'

export type ServerAccess = ReturnType<typeof accessTo>

/** A journey's access to the server: operator commands, and database changes that replace the passing of time. */
export function accessTo({ dataDir }: { dataDir: string }) {
  let db: Db | undefined
  const inDatabase = async (name: string) => (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim()
  const connect = async () => {
    const [port, password] = [await inDatabase('port'), await inDatabase('password')]
    return createDb({ connectionString: `postgres://andon:${password}@127.0.0.1:${port}/andon`, maxConnections: 1 })
  }
  return {
    operator: (...words: string[]) => runOperator(words, { DATA_DIR: dataDir }),
    query: async (text: string, values: unknown[] = []) => {
      db ??= await connect()
      await db.query(text, values)
    },
    close: async () => db?.close(),
  }
}
