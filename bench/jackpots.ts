import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { auditJackpots } from '@andon/arcade/audit/audit-jackpots'
import { createJackpotDraws, type RoundOfPool } from '@andon/arcade/jackpots/draw-jackpots'
import { pools } from '@andon/arcade/jackpots/pools'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { systemClock as clock } from '@andon/platform/clock'
import { createLog } from '@andon/platform/log'
import { createDb, findMigrations, migrate } from '@andon/platform/sql'
import { paced } from './bet/paced.ts'
import { insertRounds } from './jackpots/insert-rounds.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import type { Report } from './report.ts'

const root = resolve(import.meta.dirname, '..')
const rate = 1_000
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
/** Contributes what lies between seed and cap of the greatest level of each pool and more, so that it is certain to win that level. */
const certainStake = 2_500_000_000

/** Rounds drawn for jackpots in a second, at an even rate, with two in the middle that both win the grand at the same moment. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const log = createLog({ level: 'warn' })
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  started.defer(postgres.stop)
  await prepareServer(postgres.url, ['jackpots'])
  const url = databaseUrl(postgres.url, 'jackpots')
  await migrate(
    url,
    (await findMigrations(root)).filter(({ module }) => ['platform', 'arcade'].includes(module)),
  )
  const db = createDb({ connectionString: url, role: 'andon_app' })
  started.defer(() => db.close())
  const ownerDb = createDb({ connectionString: url, maxConnections: 1 })
  started.defer(() => ownerDb.close())
  const [pool] = pools
  if (!pool) throw new Error('there is a pool of jackpots')
  const total = rate * seconds
  const ordinary = await insertRounds(ownerDb, { count: total, stake: 100, terms: pool.terms, name: 'few' })
  const certain = await insertRounds(ownerDb, { count: 2, stake: certainStake, terms: pool.terms, name: 'two' })

  const { draw } = createJackpotDraws({ db, clock, log })
  let next = 0
  const work = async () => {
    const isMiddle = next === Math.floor(total / 2)
    const round = ordinary[next++] as RoundOfPool // as many as are asked for
    await (isMiddle ? Promise.all([...certain, round].map(draw)) : draw(round))
  }
  const measured = await paced(work, { rate, seconds })
  const { findings, levels, rounds } = await auditJackpots(db, null)
  const grand = levels.find(({ name }) => name.endsWith('.grand'))
  return {
    name: 'jackpots',
    conditions: { cores: availableParallelism(), load: loadavg()[0]?.toFixed(1) ?? '', rounds, seconds },
    rows: [
      {
        what: 'rounds drawn, offered at 1,000/s',
        value: measured.rate,
        unit: 'rounds/s',
        goal: '≥ 990',
        met: measured.rate >= 990,
      },
      { what: 'p50 from request to commit', value: measured.p50Ms ?? Number.NaN, unit: 'ms' },
      { what: 'p99 from request to commit', value: measured.p99Ms ?? Number.NaN, unit: 'ms' },
      {
        what: 'grands won by two rounds at once',
        value: grand?.hits ?? 0,
        unit: 'hits',
        goal: '= 2',
        met: grand?.hits === 2,
      },
      {
        what: 'findings of the audit',
        value: findings.length,
        unit: 'findings',
        goal: '= 0',
        met: findings.length === 0,
      },
    ],
  }
}
