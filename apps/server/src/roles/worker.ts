import { startJobs } from '@andon/platform/jobs'
import type { Log } from '@andon/platform/log'
import type { OutboxDelivery } from '@andon/platform/outbox'
import type { Operator } from '../compose/create-operator.ts'
import type { Arcade } from './arcade.ts'

/** The role `worker`: timed jobs, delivery of facts, and the rounds that games left unfinished. */
export async function startWorker({
  operator,
  arcade,
  outbox,
  databaseUrl,
  log,
}: {
  operator: Operator
  arcade: Arcade
  outbox: OutboxDelivery
  databaseUrl: string
  log: Log
}): Promise<{ stop(): Promise<void> }> {
  outbox.start()
  arcade.sweeper.start()
  operator.hub88.start()
  operator.mailDelivery?.start()
  const jobs = await startJobs({ jobs: [...operator.jobs, ...arcade.jobs], log, connectionString: databaseUrl })
  return {
    stop: async () => {
      await operator.hub88.stop()
      await jobs.stop()
      await arcade.sweeper.stop()
      await operator.mailDelivery?.stop()
    },
  }
}
