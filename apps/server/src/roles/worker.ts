import { startJobs } from '@andon/platform/jobs'
import type { Log } from '@andon/platform/log'
import type { OutboxDelivery } from '@andon/platform/outbox'
import type { House } from '../house/create-house.ts'
import type { Arcade } from './arcade.ts'

/** The role `worker`: timed jobs, delivery of facts, and the rounds that games left unfinished. */
export async function startWorker({
  house,
  arcade,
  outbox,
  databaseUrl,
  log,
}: {
  house: House
  arcade: Arcade
  outbox: OutboxDelivery
  databaseUrl: string
  log: Log
}): Promise<{ stop(): Promise<void> }> {
  outbox.start()
  arcade.sweeper.start()
  house.mailDelivery?.start()
  const jobs = await startJobs({ jobs: [...house.jobs, ...arcade.jobs], log, connectionString: databaseUrl })
  return {
    stop: async () => {
      await jobs.stop()
      await arcade.sweeper.stop()
      await house.mailDelivery?.stop()
    },
  }
}
