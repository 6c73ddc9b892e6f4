import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { fill, games } from './history/fill.ts'
import { openHouse } from './history/house.ts'
import { indexCost } from './history/index-cost.ts'
import { pagesOf } from './history/pages.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import { median, type Report, type Row } from './report.ts'

const root = resolve(import.meta.dirname, '..')
const many = Number(process.env.BENCH_ROWS ?? 1_000_000)
const few = 1000
const turns = 200
const warmUp = 20
const most = 1.5

/** A page of a long history ÷ the same page of a short one, in one database, asked in turns; and what a bet pays for it. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  const server = await prepareServer(postgres.url, ['history'])
  const house = await openHouse({ url: databaseUrl(postgres.url, 'history'), root })
  started.defer(house.close)
  const [long, short] = [await house.newPlayer(), await house.newPlayer()]
  await fill(house.ownerDb, { playerId: long, rows: many })
  await fill(house.ownerDb, { playerId: short, rows: few })
  await house.ownerDb.query('vacuum analyze')

  const rows: Row[] = []
  for (const [what, turnTo] of Object.entries(pagesOf(house)))
    rows.push(...(await compare(what, { long: () => turnTo(long), short: () => turnTo(short) })))
  rows.push(...(await indexCost(house.ownerDb)))
  return {
    name: 'history',
    conditions: {
      ...server.settings,
      rows: `${many} payments and ${many} rounds of ${games} games against ${few} of each, over 300 days`,
      turns: `${turns} each, alternating; medians`,
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    },
    rows,
  }
}

async function compare(what: string, page: { long(): Promise<unknown>; short(): Promise<unknown> }): Promise<Row[]> {
  const times: { long: number; short: number }[] = []
  for (let turn = -warmUp; turn < turns; turn++) {
    const pair = { long: await timeMs(page.long), short: await timeMs(page.short) }
    if (turn >= 0) times.push(pair)
  }
  const [long, short] = [median(times.map((pair) => pair.long)), median(times.map((pair) => pair.short))]
  return [
    { what: `${what}, of ${few}`, value: short, unit: 'ms' },
    { what: `${what}, of ${many}`, value: long, unit: 'ms' },
    { what: '  long ÷ short', value: long / short, unit: '×', goal: `≤ ${most}`, met: long / short <= most },
  ]
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
