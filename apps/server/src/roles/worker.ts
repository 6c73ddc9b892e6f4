import { createSubscriptions, type FactsDelivery } from '@andon/platform/facts'
import { startJobs } from '@andon/platform/jobs'
import type { Metrics } from '@andon/platform/metrics'
import type { Runtime } from '@andon/platform/runtime'
import type { Operator } from '../compose/create-operator.ts'
import type { Arcade } from './arcade.ts'

/** The role `worker`: timed jobs, facts, and the rounds that games left unfinished. */
export async function startWorker(
  { db, log }: Runtime,
  {
    operator,
    arcade,
    delivery,
    metrics,
    databaseUrl,
  }: {
    operator: Operator
    arcade: Arcade
    delivery: FactsDelivery
    metrics: Metrics
    databaseUrl: string
  },
): Promise<{ stop(): Promise<void> }> {
  const subscriptions = createSubscriptions({ db, log, metrics, subscribers: operator.subscribers })
  await subscriptions.start()
  delivery.onLogged(subscriptions.wake)
  delivery.start()
  arcade.sweeper.start()
  arcade.meterTeller.start()
  operator.hub88.start()
  operator.mailDelivery?.start()
  operator.notices.pushDelivery.start()
  const jobs = await startJobs({
    jobs: [...operator.jobs, ...arcade.jobs, ...subscriptions.jobs],
    log,
    connectionString: databaseUrl,
  })
  return {
    stop: async () => {
      await operator.hub88.stop()
      await jobs.stop()
      await subscriptions.stop()
      await arcade.meterTeller.stop()
      await arcade.sweeper.stop()
      await operator.notices.pushDelivery.stop()
      await operator.mailDelivery?.stop()
    },
  }
}
