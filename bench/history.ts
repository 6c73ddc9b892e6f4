import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { fill, games } from './history/fill.ts'
import { indexCost } from './history/index-cost.ts'
import { openReports } from './history/open-reports.ts'
import { pagesOf } from './history/pages.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import { median, type Report, type Row } from './report.ts'

const root = resolve(import.meta.dirname, '..')
const many = Number(process.env.BENCH_ROWS ?? 1_000_000)
const few = 1000
const turns = 200
const warmUp = 20
const most = 1.5

/** A page of a long history ÷ the same page of a short one, in one database, in turns; and what the index costs a bet. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  const server = await prepareServer(postgres.url, ['history'])
  const reports = await openReports({ url: databaseUrl(postgres.url, 'history'), root })
  started.defer(reports.close)
  const [long, short] = [await reports.newPlayer(), await reports.newPlayer()]
  await fill(reports.ownerDb, { playerId: long, rows: many })
  await fill(reports.ownerDb, { playerId: short, rows: few })
  await reports.ownerDb.query('vacuum analyze')

  const rows: Row[] = []
  for (const [what, turnTo] of Object.entries(pagesOf(reports)))
    rows.push(...(await compare(what, { long: () => turnTo(long), short: () => turnTo(short) })))
  rows.push(...(await indexCost(reports.ownerDb)))
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
