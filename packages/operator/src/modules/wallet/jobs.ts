import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { shardCount } from './domain/shard.ts'
import { verify } from './verify.ts'

/** Verifies one whole shard each minute, so every row about once an hour, at a 64th of the cost of a full run. */
export function createJobs({ db, clock, log }: Runtime): readonly Job[] {
  async function run(): Promise<void> {
    const shard = Math.floor(clock.now().epochMilliseconds / 60_000) % shardCount
    const report = await verify(db.reports, { shards: [shard] })
    if (!report.clean) log.error({ shard, report }, 'THE LEDGER IS DAMAGED')
  }
  return [{ name: 'wallet.audit', cron: '* * * * *', run }]
}
