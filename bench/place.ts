import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { compare, type Subject } from './ledger/compare.ts'
import { drive } from './ledger/load.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import { openTpcb } from './ledger/tpcb.ts'
import { openPlacing } from './place/open-placing.ts'
import type { Report } from './report.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const [players, events, callers] = [600, 200, 64] as const

/** Singles that the bookmaker accepts in a second, stakes taken by the operator's wallet included, beside pgbench on the same durable server. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  const prepared = await prepareServer(postgres.url, ['tpcb', 'bets'])
  const server = { ...prepared, others: [] }
  const tpcb = await openTpcb({ url: databaseUrl(postgres.url, 'tpcb'), scale: callers })
  const placing = await openPlacing({ url: databaseUrl(postgres.url, 'bets'), players, events })
  started.defer(placing.close)
  const bets: Subject = {
    what: `singles accepted, ${callers} callers`,
    unit: 'bets/s',
    slice: () => drive(placing.place, { callers, seconds }),
  }
  const theirs: Subject | undefined = tpcb && {
    what: `pgbench TPC-B, ${callers} clients`,
    unit: 'tx/s',
    slice: async () => ({ rate: await tpcb.slice({ clients: callers, seconds }) }),
  }
  await bets.slice() // plans, pools and caches are warm before anything counts
  const rows = await compare(bets, theirs, { server, rounds })
  const conditions = {
    ...server.settings,
    slices: `${rounds} × ${seconds} s each, alternating; medians`,
    'one process': 'bookmaker and operator’s wallet with signatures, and facts; it shares the cores with the database',
    cores: availableParallelism(),
    'load average at the end': loadavg().map(Math.round).join(' '),
    players,
    events,
    pgbench: tpcb ? `${tpcb.version}, scale ${callers}` : 'not on this machine',
  }
  return { name: 'place', conditions, rows }
}
