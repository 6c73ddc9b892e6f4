import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { paced } from './bet/paced.ts'
import { createSupplier, type Opened } from './bet/supplier.ts'
import { compare, type Subject } from './ledger/compare.ts'
import { drive, type Slice } from './ledger/load.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import { openTpcb } from './ledger/tpcb.ts'
import { median, type Report, type Row } from './report.ts'
import { stop } from './server-process.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const players = 900
const callers = 64
const spread = 5 // p99 ÷ p50 that is still calm

/** Bets a second through the wallet API over HTTP, checks, limits and bonuses included, beside pgbench on the same durable server. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  const prepared = await prepareServer(postgres.url, ['tpcb', 'bets'])
  const child = startWallet(databaseUrl(postgres.url, 'bets'))
  started.defer(() => stop(child))
  const server = { ...prepared, others: [child.pid ?? 0] }
  const tpcb = await openTpcb({ url: databaseUrl(postgres.url, 'tpcb'), scale: callers })
  const supplier = createSupplier(await openedBy(child))
  started.defer(async () => supplier.close())

  const bets: Subject = {
    what: `bets over HTTP, ${callers} callers`,
    unit: 'bets/s',
    slice: () => drive(supplier.bet, { callers, seconds }),
  }
  const theirs: Subject | undefined = tpcb && {
    what: `pgbench TPC-B, ${callers} clients`,
    unit: 'tx/s',
    slice: async () => ({ rate: await tpcb.slice({ clients: callers, seconds }) }),
  }
  await bets.slice() // plans, pools and caches are warm before anything counts
  const rows = await compare(bets, theirs, { server, rounds, goal: 1 })
  rows.push(...(await atHalf(supplier.bet, rows[0]?.value ?? 0)))
  const conditions = {
    ...server.settings,
    slices: `${rounds} × ${seconds} s each, alternating; medians`,
    cores: availableParallelism(),
    'load average at the end': loadavg().map(Math.round).join(' '),
    players: `${players}, a third with limits of their own, a third under a bonus`,
    'processor time each': 'of the supplier, the wallet and the database',
    'sent again after a 503': supplier.repeats(),
    pgbench: tpcb ? `${tpcb.version}, scale ${callers}` : 'not on this machine',
  }
  return { name: 'bet', conditions, rows }
}

/** Bets at an even rate, half the highest: how long each takes without queueing. */
async function atHalf(bet: () => Promise<void>, full: number): Promise<Row[]> {
  const slices: Slice[] = []
  for (let round = 0; round < rounds; round++) slices.push(await paced(bet, { rate: full / 2, seconds }))
  const of = (read: (slice: Slice) => number | undefined) => median(slices.flatMap((slice) => read(slice) ?? []))
  const calm = of(({ p50Ms = Number.NaN, p99Ms = Number.NaN }) => p99Ms / p50Ms)
  return [
    { what: 'bets over HTTP, half load', value: of(({ rate }) => rate), unit: 'bets/s' },
    { what: '  p50', value: of(({ p50Ms }) => p50Ms), unit: 'ms' },
    { what: '  p99', value: of(({ p99Ms }) => p99Ms), unit: 'ms' },
    { what: '  p99 ÷ p50', value: calm, unit: '×', goal: `≤ ${spread}`, met: calm <= spread },
  ]
}

function startWallet(url: string): ChildProcess {
  const args = [
    ...(process.env.BENCH_NODE_OPTIONS ?? '--max-semi-space-size=32').split(' '),
    'bench/bet/wallet-server.ts',
  ]
  const env = { ...process.env, BENCH_DATABASE: url, BENCH_PLAYERS: String(players) }
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function openedBy(child: ChildProcess): Promise<Opened> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the wallet ended with code ${code}`)))
  const said = child.stdout && once(createInterface({ input: child.stdout }), 'line')
  const [line] = (await Promise.race([said, ended])) ?? []
  ended.catch(() => undefined) // from here on it ends only on request
  return JSON.parse(String(line)) as Opened // our own process wrote it
}
