import type { Job } from '../jobs/index.ts'
import type { Log } from '../log/index.ts'
import { createLoop } from '../loop/index.ts'
import type { Metrics } from '../metrics/index.ts'
import { assert, DatabaseUnavailable, type Db } from '../sql/index.ts'
import { outboxSeconds, subscriberStatus } from './inspect.ts'
import { register, trim, withWork } from './store.ts'
import type { Subscriber } from './subscriber.ts'
import { createTurn } from './take-turn.ts'

/** Finds facts that another node logged, and parked facts that are due. */
const pollMs = 200
const measureMs = 5_000
/** Kept in the log after every subscriber has handled them, for people who look into a fault. */
const keptDays = 7
/** A subscriber that no node has known for so long was removed from the code. */
const unseenDays = 7

export interface SubscriptionsOptions {
  readonly db: Db
  readonly log: Log
  readonly metrics: Metrics
  readonly subscribers: readonly Subscriber[]
  /** Milliseconds to the next attempt at a parked fact; the last value repeats. */
  readonly waitsMs?: readonly [number, ...number[]]
}

export interface Subscriptions {
  start(): Promise<void>
  /** Waits for the turns under way. */
  stop(): Promise<void>
  /** Looks for new facts now. */
  wake(): void
  readonly jobs: readonly Job[]
}

/** Runs the subscribers on this node, in turns with other nodes. Each runs on its own: a slow one delays no other. */
export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { db, log, metrics, subscribers } = options
  const names = subscribers.map(({ name }) => name)
  assert(new Set(names).size === names.length, 'subscribers have different names')
  const loops = new Map(
    subscribers.map((subscriber) => {
      const what = `the subscriber ${subscriber.name}`
      return [subscriber.name, createLoop(createTurn(subscriber, options), { log, what })]
    }),
  )
  let unregistered = subscribers
  const looking = createLoop(look, { everyMs: pollMs, log, what: 'looking for facts' })
  const measuring = createLoop(measure, { everyMs: measureMs, log, what: 'measuring subscribers' })

  async function registerAll(): Promise<void> {
    for (const subscriber of unregistered) await register(db, subscriber)
    unregistered = []
  }

  async function look(): Promise<false> {
    await registerAll()
    for (const name of await withWork(db, names)) loops.get(name)?.wake()
    return false
  }

  async function measure(): Promise<false> {
    metrics.factsOutboxSeconds.set(await outboxSeconds(db))
    const all = await subscriberStatus(db)
    for (const gauge of [metrics.factsBehind, metrics.factsBehindSeconds, metrics.factsParkedKeys]) gauge.reset()
    for (const { subscriber, behind, behindSeconds, parkedKeys } of all) {
      metrics.factsBehind.set({ subscriber }, behind)
      metrics.factsBehindSeconds.set({ subscriber }, behindSeconds)
      metrics.factsParkedKeys.set({ subscriber }, parkedKeys)
    }
    return false
  }

  return {
    start: async () => {
      await registerAll().catch((error) => {
        if (!(error instanceof DatabaseUnavailable)) throw error // otherwise the next look tries again
      })
      for (const loop of [...loops.values(), looking, measuring]) loop.start()
    },
    stop: async () => {
      await Promise.all([looking, measuring, ...loops.values()].map((loop) => loop.stop()))
    },
    wake: looking.wake,
    jobs: [
      {
        name: 'facts.trim',
        cron: '23 * * * *',
        run: () => trim(db.reports, { known: names, unseenDays, keptDays }),
      },
    ],
  }
}
