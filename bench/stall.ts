import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { createDb, findMigrations, migrate } from '@andon/platform/sql'
import { measureTurns } from '../tests/requests/stall/measure.ts'
import { startServer } from '../tests/support/server.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import type { Report, Row } from './report.ts'

const root = resolve(import.meta.dirname, '..')
const shown = 10
const mostMs = 50

/** The ten requests that hold the event loop longest, of the dearest of every call of all five APIs and of some pages. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  await prepareServer(postgres.url, ['stall'])
  const url = databaseUrl(postgres.url, 'stall')
  await migrate(url, await findMigrations(root))
  const ownerDb = createDb({ connectionString: url, maxConnections: 4 })
  started.defer(() => ownerDb.close())
  const server = await startServer({
    database: { url, ownerDb, db: ownerDb, close: async () => undefined },
    env: { BOOKMAKER_FEED: 'simulator', SPORTS_ORIGIN: 'http://sports.localhost' },
  })
  started.defer(server.close)
  const measured = await measureTurns(server)
  const rows = measured
    .slice(0, shown)
    .map(({ id, ms }): Row => ({ what: id, value: ms, unit: 'ms', goal: `≤ ${mostMs} ms`, met: ms <= mostMs }))
  return {
    name: 'stall',
    conditions: {
      requests: `${measured.length}, one at a time; processor time of the dearest turn, the least of three tries or more`,
      load: Number(loadavg()[0]?.toFixed(1)),
      node: process.version,
    },
    rows,
  }
}
