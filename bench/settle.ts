import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { house } from '@andon/operator/wallet'
import { createLog } from '@andon/platform/log'
import { cpuMs } from './ledger/cpu.ts'
import { drive } from './ledger/load.ts'
import { openWallet } from './ledger/open-wallet.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import { openTpcb } from './ledger/tpcb.ts'
import { median, type Report, type Row } from './report.ts'
import { settleInMemory } from './settle/in-memory.ts'
import { openBookmaker } from './settle/open-bookmaker.ts'
import type { BetsToStore } from './settle/store-bets.ts'

const root = resolve(import.meta.dirname, '..')
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
/** Open bets in the table. */
const [few, some, many] = [100, 10_000, Number(process.env.BENCH_BETS ?? 100_000)] as const
/** Books of a few bets that are settled one after the other, to be long enough to measure. */
const booksOfFew = 30
const callers = 64
const goals = { betsPerSecond: 10_000, growth: 1.5 }

interface Measured {
  readonly decided: number
  readonly paid: number
  /** Processor time of this process and the database, in microseconds a bet. */
  readonly cpuUs: number
}

interface Round extends Readonly<Record<'few' | 'some' | 'winners' | 'many', Measured>> {
  readonly tpcb: number
  readonly posts: number
}

/** Bets settled in a second as the product does it: results stored, bets decided in the database, paid through the operator's wallet. Beside it what the ledger and pgbench do. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  const server = await prepareServer(postgres.url, ['tpcb', 'ledger', 'few', 'medium', 'many'])
  const tpcb = await openTpcb({ url: databaseUrl(postgres.url, 'tpcb'), scale: callers })
  const ledger = await openWallet({ url: databaseUrl(postgres.url, 'ledger'), root, players: 2000 })
  started.defer(ledger.close)
  const groupCommit = ledger.openGroupCommit()
  started.defer(groupCommit.drain)

  const open = async (name: string, players: number) => {
    const bookmaker = await openBookmaker({ url: databaseUrl(postgres.url, name), players })
    started.defer(bookmaker.close)
    return async (bets: BetsToStore, books = 1): Promise<Measured> => {
      let [decidedMs, paidMs, cpu] = [0, 0, 0]
      for (let book = 0; book < books; book++) {
        const settled = await bookmaker.settle(bets, () => cpuMs(server.postmaster))
        decidedMs += settled.decidedMs
        paidMs += settled.paidMs
        cpu += settled.cpuMs
      }
      const count = bets.count * books
      return { decided: count / (decidedMs / 1000), paid: count / (paidMs / 1000), cpuUs: (cpu * 1000) / count }
    }
  }
  const settle = { few: await open('few', few), some: await open('medium', 2000), many: await open('many', 2000) }
  await settle.few({ count: few, kind: 'mix' }, 5) // plans, pools and caches are warm before anything counts

  const measured: Round[] = []
  for (let round = 0; round < rounds; round++)
    measured.push({
      tpcb: tpcb ? await tpcb.slice({ clients: callers, seconds }) : Number.NaN,
      posts: (await drive(() => groupCommit.submit(ledger.stake([house('games/arcade')])), { callers, seconds })).rate,
      few: await settle.few({ count: few, kind: 'mix' }, booksOfFew),
      some: await settle.some({ count: some, kind: 'mix' }),
      winners: await settle.some({ count: some, kind: 'winners' }),
      many: await settle.many({ count: many, kind: 'mix' }),
    })

  const rows = [...rowsOf(measured), ...settleInMemory({ rounds })]
  const conditions = {
    ...server.settings,
    bets: 'of ten: 6 singles, 2 trebles, 1 Yankee, 1 of 2 and 3 of 5 with a banker; one of three selections wins; 20 bets an event, all events end at once',
    slices: `${rounds} of each in turn; medians`,
    players: `${few} and 2000`,
    'one process': 'bookmaker, operator’s wallet with signatures, and facts; it shares the cores with the database',
    cores: availableParallelism(),
    'load average at the end': loadavg().map(Math.round).join(' '),
    node: process.version,
    pgbench: tpcb ? `${tpcb.version}, scale ${callers}` : 'not on this machine',
  }
  return { name: 'settle', conditions, rows }
}

/** The medians of the rounds. */
function rowsOf(measured: readonly Round[]): Row[] {
  const of = (read: (one: Round) => number) => median(measured.map(read))
  const growth = of(({ few, many }) => many.cpuUs / few.cpuUs)
  const paid = of(({ many }) => many.paid)
  const each = (what: string, name: 'few' | 'some' | 'winners' | 'many'): Row[] => [
    { what: `${what}: decided`, value: of((one) => one[name].decided), unit: 'bets/s' },
    { what: `${what}: decided and paid`, value: of((one) => one[name].paid), unit: 'bets/s' },
    { what: '  processor time each', value: of((one) => one[name].cpuUs), unit: 'µs' },
  ]
  return [
    ...each(`${few} open bets`, 'few'),
    ...each(`${some} open bets`, 'some'),
    ...each(`${some} winning singles`, 'winners'),
    ...each(`${many} open bets`, 'many'),
    { what: '  goal', value: paid, unit: 'bets/s', goal: `≥ ${goals.betsPerSecond}`, met: paid >= goals.betsPerSecond },
    {
      what: `processor time of a bet of ${many} ÷ of ${few}`,
      value: growth,
      unit: '×',
      goal: `≤ ${goals.growth}`,
      met: growth <= goals.growth,
    },
    { what: `  by the clock`, value: of(({ few, many }) => few.paid / many.paid), unit: '×' },
    { what: `ledger posts, ${callers} callers`, value: of(({ posts }) => posts), unit: 'transfers/s' },
    { what: `pgbench TPC-B, ${callers} clients`, value: of((one) => one.tpcb), unit: 'tx/s' },
    {
      what: `${some} winning singles, paid ÷ ledger posts`,
      value: of((one) => one.winners.paid / one.posts),
      unit: '×',
    },
    { what: `${some} winning singles, paid ÷ TPC-B`, value: of((one) => one.winners.paid / one.tpcb), unit: '×' },
    { what: `${many} open bets, paid ÷ TPC-B`, value: of((one) => one.many.paid / one.tpcb), unit: '×' },
  ]
}
