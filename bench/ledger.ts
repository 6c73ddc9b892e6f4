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
import { openSinglePosts } from './ledger/single-posts.ts'
import { openTpcb } from './ledger/tpcb.ts'
import type { Report, Row } from './report.ts'

const root = resolve(import.meta.dirname, '..')
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const players = 100_000
const fullTransfers = 500_000
const tpcbScale = 64 // no fewer branches than clients, as pgbench's manual recommends
const tpcbMostClients = 64 // the server has 100 connections

/** Transfers a second through the group commit, beside pgbench and plain single posts on the same durable server. */
export async function run(): Promise<Report> {
  await using started = new AsyncDisposableStack() // stopped in reverse, also when something fails
  const dataDir = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLog({ level: 'warn' }) })
  started.defer(postgres.stop)
  const server = await prepareServer(postgres.url, ['tpcb', 'single', 'ledger'])
  const tpcb = await openTpcb({ url: databaseUrl(postgres.url, 'tpcb'), scale: tpcbScale })
  const single = await openSinglePosts(databaseUrl(postgres.url, 'single'))
  started.defer(single.close)
  const andon = await openWallet({ url: databaseUrl(postgres.url, 'ledger'), root, players })
  started.defer(andon.close)
  const groupCommit = andon.openGroupCommit()
  started.defer(groupCommit.drain)
  const suppliers = Array.from({ length: 1000 }, (_, n) => house(`games/supplier-${n}`))
  const against = { server, rounds }

  const together = (callers: number, accounts = [house('games/arcade')]): Subject => ({
    what: `group commit, ${callers} callers${accounts.length > 1 ? `, ${accounts.length} house accounts` : ''}`,
    unit: 'transfers/s',
    slice: () => drive(() => groupCommit.submit(andon.stake(accounts)), { callers, seconds }),
  })
  const onTpcb = (clients: number): Subject | undefined =>
    tpcb && {
      what: `pgbench TPC-B, ${clients} clients`,
      unit: 'tx/s',
      slice: async () => ({ rate: await tpcb.slice({ clients, seconds }) }),
    }
  const singlePosts: Subject = {
    what: 'single posts, 64 callers',
    unit: 'transfers/s',
    slice: () => drive(single.post, { callers: 64, seconds }),
  }

  await andon.touch(suppliers) // their accounts open once
  await together(64).slice() // plans, pools and caches are warm before anything counts
  const rows: Row[] = []
  for (const callers of [1, 16, 64, 256]) {
    const theirs = onTpcb(Math.min(callers, tpcbMostClients))
    rows.push(...(await compare(together(callers), theirs, { ...against, ...(callers === 64 ? { goal: 6 } : {}) })))
  }
  rows.push(...(await compare(together(64), singlePosts, against)))
  rows.push(...(await compare(together(64), together(64, suppliers), { ...against, goal: 0.8 })))
  await andon.fillTo(fullTransfers)
  const full = { ...together(64), what: `group commit, 64 callers, ${fullTransfers * 2} entries stored` }
  rows.push(...(await compare(full, onTpcb(64), against)))
  rows.push(await timeAudit(andon))
  const conditions = {
    ...server.settings,
    slices: `${rounds} × ${seconds} s each, alternating; medians`,
    cores: availableParallelism(),
    'load average at the end': loadavg().map(Math.round).join(' '),
    players,
    pgbench: tpcb ? `${tpcb.version}, scale ${tpcbScale}` : 'not on this machine',
    'group commit': 'facts written and delivered; callers, group commit and server share the cores',
  }
  return { name: 'ledger', conditions, rows }
}

async function timeAudit({ wallet, db }: Awaited<ReturnType<typeof openWallet>>): Promise<Row> {
  const begun = performance.now()
  const { clean, entries } = await wallet.verify(db)
  const what = `auditor over ${entries} entries: ${clean ? 'clean' : 'DAMAGED'}`
  return { what, value: (performance.now() - begun) / 1000, unit: 's', goal: 'clean', met: clean }
}
