import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@andon/embedded-postgres'
import { createLog } from '@andon/platform/log'
import { runRolling } from '../../tests/simulation/rolling/run-rolling.ts'
import { startNats } from '../../tests/support/programs/nats-server.ts'

/**
 * `npm run rolling -- [--rounds 5] [--clients 8] [--drain 5000]`: starts two servers and restarts each in turn under load, behind a balancer that
 * retries nothing; exits 1 when a request fails or a balance is not the sum of the acknowledged deposits.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '8' },
    drain: { type: 'string', default: '5000' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

const dataDir = await mkdtemp(join(tmpdir(), 'andon-rolling-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: createLog({ level: 'warn' }) })
const nats = await startNats()
try {
  const report = await runRolling({
    databaseUrl: postgres.url,
    natsUrl: nats.url,
    dataDir,
    tell: say,
    rounds: Number(values.rounds),
    clients: Number(values.clients),
    drainMs: Number(values.drain),
  })
  const { requests, restarts, failures, acknowledgedDeposits, wrongBalances, stopMs } = report
  say(`requests   ${requests} during ${restarts} restarts, ${failures.length} failed`)
  say(`deposits   ${acknowledgedDeposits} acknowledged, ${wrongBalances.length} balances differ`)
  say(`stop       ${Math.round(Math.min(...stopMs))} to ${Math.round(Math.max(...stopMs))} ms`)
  for (const line of [...failures, ...wrongBalances].slice(0, 20)) say(`  ${line}`)
  process.exitCode = failures.length + wrongBalances.length === 0 ? 0 : 1
} finally {
  await nats.stop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
