import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { manualClock, systemClock } from '@andon/platform/clock'
import { type Config, readConfig } from '@andon/platform/config'
import { createLog, type Log } from '@andon/platform/log'
import { createApp } from '@andon/server/app'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { freePort } from './free-port.ts'
import { secretsKey } from './secrets-key.ts'

export type TestServer = Awaited<ReturnType<typeof startServer>>

const root = resolve(import.meta.dirname, '../..')

interface FeedContext {
  /** The database of a running node that this one joins. Default: a new one. */
  readonly database?: FreshDatabase
  readonly env?: Record<string, string>
  /** Receives its log; discarded unless given. */
  readonly log?: Log
  /** Answers for push services. Default: the internet, which tests have not. */
  readonly postPush?: Config['postPush']
}

/** The whole server on a database and a port of its own, with a clock that tests set (it starts at the real time). */
export async function startServer({
  database: shared,
  env = {},
  log = createLog({ level: 'silent' }),
  postPush,
}: FeedContext = {}) {
  const database = shared ?? (await freshDatabase({ ofJobs: true }))
  const port = await freePort()
  const config = readConfig(
    {
      PORT: String(port),
      GAMES_ORIGIN: `http://localhost:${port}`, // every resolver resolves localhost
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      MAX_TURN_MS: '60000', // the machine may be busy
      DATABASE_WAIT_MS: '60000',
      DRAIN_MS: '0',
      DATA_DIR: await mkdtemp(join(tmpdir(), 'andon-server-')),
      SECRETS_KEY: secretsKey,
      ...env,
    },
    { root },
  )
  const clock = manualClock(systemClock.now())
  const app = await createApp({ config: { ...config, postPush }, databaseUrl: database.url, log, clock })
  const { demo } = await app.seed()
  await app.listen()
  return {
    app,
    clock,
    demo,
    db: database.ownerDb,
    databaseUrl: database.url,
    /** For commands that an operator runs beside this server, and for further nodes. */
    operatorEnv: { DATABASE_URL: database.url, DATA_DIR: config.dataDir, SECRETS_KEY: secretsKey },
    origin: `http://127.0.0.1:${port}`,
    port,
    close: async () => {
      await app.drain()
      if (!shared) await database.close()
    },
  }
}
