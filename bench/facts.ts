import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { house } from '@andon/operator/wallet'
import { createLog } from '@andon/platform/log'
import { compare, type Subject } from './ledger/compare.ts'
import { drive } from './ledger/load.ts'
import { openWallet } from './ledger/open-wallet.ts'
import { databaseUrl, prepareServer } from './ledger/server.ts'
import type { Report, Row } from './report.ts'

const root = resolve(import.meta.dirname, '..')
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = Number(process.env.BENCH_ROUNDS ?? 9)
const players = 10_000
const goal = 0.97

/** Transfers a second through the group commit with their facts written, sequenced and given to the bus, beside the same wallet without facts. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  const server = await prepareServer(postgres.url, ['with_facts', 'without_facts'])

  async function open(database: string, { withFacts }: { withFacts: boolean }) {
    const wallet = await openWallet({ url: databaseUrl(postgres.url, database), root, players, withFacts })
    started.defer(wallet.close)
    const groupCommit = wallet.openGroupCommit()
    started.defer(groupCommit.drain)
    const post = () => groupCommit.submit(wallet.stake([house('games/arcade')]))
    return (callers: number): Subject => ({
      what: `transfers with${withFacts ? '' : 'out'} facts, ${callers} callers`,
      unit: 'transfers/s',
      slice: () => drive(post, { callers, seconds }),
    })
  }
  const withFacts = await open('with_facts', { withFacts: true })
  const without = await open('without_facts', { withFacts: false })
  for (const subject of [withFacts(64), without(64)]) await subject.slice() // plans, pools and caches are warm before anything counts
  const rows: Row[] = []
  for (const callers of [16, 64])
    rows.push(...(await compare(withFacts(callers), without(callers), { server, rounds, goal })))
  const conditions = {
    ...server.settings,
    slices: `${rounds} × ${seconds} s each, alternating; medians`,
    cores: availableParallelism(),
    'load average at the end': loadavg().map(Math.round).join(' '),
    players,
  }
  return { name: 'facts', conditions, rows }
}
