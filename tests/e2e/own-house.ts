import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createDb } from '@andon/platform/sql'
import { type Brand, expect } from './house.ts'

const root = resolve(import.meta.dirname, '../..')

export type OwnHouse = Awaited<ReturnType<typeof startOwnHouse>>

/** A house for journeys that change what everybody sees, or turn back a session's clock. */
export async function startOwnHouse() {
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-own-'))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    MAX_TURN_MS: '60000',
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env, stdio: 'ignore' })
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status
  await expect.poll(ready, { timeout: 170_000 }).toBe(200)

  const inDatabase = async (name: string) => (await readFile(join(dataDir, 'postgres', name), 'utf8')).trim()
  return {
    /** The brand as this house serves it. */
    brand: <B extends Brand>(brand: B): B => ({
      ...brand,
      origin: `http://${brand.brand.toLowerCase()}.localhost:${port}`,
    }),
    /** What an operator types. */
    operator: (...args: string[]) =>
      promisify(execFile)(process.execPath, ['tools/operator.ts', ...args], { cwd: root, env }),
    /** Straight into the database, for what only time does. */
    query: async (text: string, values: unknown[]) => {
      const [databasePort, password] = [await inDatabase('port'), await inDatabase('password')]
      const connectionString = `postgres://andon:${password}@127.0.0.1:${databasePort}/andon`
      const db = createDb({ connectionString, maxConnections: 1 })
      await db.query(text, values).finally(() => db.close())
    },
    close: () => close(server, dataDir),
  }
}

async function close(server: ChildProcess, dataDir: string): Promise<void> {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
  await rm(dataDir, { recursive: true, force: true })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
