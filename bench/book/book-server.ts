import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { systemClock } from '@andon/platform/clock'
import { readConfig } from '@andon/platform/config'
import { createLog } from '@andon/platform/log'
import { findMigrations, migrate } from '@andon/platform/sql'
import { createApp } from '@andon/server/app'
import { freePort } from '@andon/tests/free-port'
import { databaseUrl, prepareServer } from '../ledger/server.ts'
import { obey } from '../realtime/processes.ts'

const root = resolve(import.meta.dirname, '../..')
const started = new AsyncDisposableStack()

/** The whole server on a database of its own, with its own clock, without the site, so that nothing need be built. */
const orders = {
  open: async ({ feed }: { feed: string }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
    started.defer(() => rm(dataDir, { recursive: true, force: true }))
    const log = createLog({ level: 'error' })
    const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'database'), log })
    started.defer(postgres.stop)
    await prepareServer(postgres.url, ['book'])
    const url = databaseUrl(postgres.url, 'book')
    await migrate(url, await findMigrations(root))
    const port = await freePort()
    const config = readConfig(
      {
        PORT: String(port),
        GAMES_ORIGIN: `http://localhost:${port}`,
        SPORTS_ORIGIN: `http://sports.localhost:${port}`,
        NODE_ENV: 'test',
        MAX_TURN_MS: '60000',
        DATABASE_WAIT_MS: '60000',
        DRAIN_MS: '0',
        DATA_DIR: dataDir,
        BOOKMAKER_FEED: feed,
      },
      { root },
    )
    const app = await createApp({
      config: { ...config, roles: ['worker', 'bookmaker'] },
      databaseUrl: url,
      log,
      clock: systemClock,
    })
    await app.listen()
    started.defer(() => app.drain())
    return { port, host: `sports.localhost:${port}` }
  },
  close: () => started.disposeAsync(),
}
export type BookOrders = typeof orders
obey(orders)
