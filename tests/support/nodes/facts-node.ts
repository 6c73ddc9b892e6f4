import { randomInt } from 'node:crypto'
import { fact } from '@andon/contract/fact'
import { createLocalBus } from '@andon/platform/bus'
import { createFacts, createSubscriptions, on, subscriber } from '@andon/platform/facts'
import { createLog } from '@andon/platform/log'
import { createMetrics } from '@andon/platform/metrics'
import { createDb } from '@andon/platform/sql'
import * as v from 'valibot'

export const counted = fact('test.Counted', v.object({ n: v.number() }))

/** A node that sequences facts and runs two subscribers, until it is killed. Now and then a handler throws, breaks its transaction, or ends the process. */
if (import.meta.main) {
  const db = createDb({ connectionString: process.env.DATABASE_URL ?? '', role: 'andon_app', maxConnections: 5 })
  const log = createLog({ level: 'silent' })
  const recorder = (name: string, atOnce: number) =>
    subscriber(name, {
      atOnce,
      on: [
        on(counted, async (tx, { key, data: { n } }) => {
          const chance = randomInt(200)
          if (chance < 3) throw new Error('by chance')
          await tx.query('insert into effects (subscriber, key, n) values ($1, $2, $3)', [name, key, n])
          if (chance === 3) throw new Error('by chance, after its effect')
          if (chance === 4) await tx.query('select 1 / 0').catch(() => undefined)
          if (chance === 5) await tx.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
          if (chance === 6 && randomInt(5) === 0) process.kill(process.pid, 'SIGKILL')
        }),
      ],
    })
  const facts = createFacts({ db, bus: createLocalBus({ log }), log })
  const subscriptions = createSubscriptions({
    db,
    log,
    metrics: createMetrics(),
    subscribers: [recorder('single', 1), recorder('many', 20)],
    waitsMs: [20, 100],
  })
  await subscriptions.start()
  facts.onLogged(subscriptions.wake)
  facts.start()
  process.stdout.write('ready\n')
}
