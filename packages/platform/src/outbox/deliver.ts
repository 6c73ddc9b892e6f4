import type { Bus } from '../bus/index.ts'
import type { Log } from '../log/index.ts'
import { afterCommit, type Db, type Tx } from '../sql/index.ts'
import type { Fact, Outbox } from './index.ts'

const batchSize = 500
/** Finds what a killed node left behind. */
const pollMs = 200
/** After a commit: long enough for its neighbours to be delivered with it, short enough that nobody notices. */
const gatherMs = 15

export interface OutboxDelivery extends Outbox {
  start(): void
  stop(): Promise<void>
}

/**
 * Writes facts with their transaction and delivers them to the bus afterwards. One node delivers at a time (advisory lock), in the order of
 * writing; a row is deleted in the transaction that saw the bus accept it, so a crash repeats a fact rather than losing it. Polling, not NOTIFY:
 * a notification inside a money transaction serialises all commits.
 */
export function createOutbox({ db, bus, log }: { db: Db; bus: Bus; log: Log }): OutboxDelivery {
  let running: Promise<void> | null = null
  let again = false
  let timer: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  let stopped = true

  function wake(): void {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = drain()
      .catch((error) => log.error({ err: error }, 'delivering facts failed; trying again'))
      .finally(() => {
        running = null
        if (again) {
          again = false
          wake()
        }
      })
  }

  function wakeSoon(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined
      wake()
    }, gatherMs)
  }

  async function drain(): Promise<void> {
    while (!stopped && (await deliverBatch()) === batchSize);
  }

  function deliverBatch(): Promise<number> {
    return db.transaction(async (tx) => {
      const [lock] = await tx.query<{ held: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('andon.outbox')) as held`,
      )
      if (!lock?.held) return 0
      const rows = await tx.query<Fact & { id: number }>(
        `delete from platform.outbox where id in (select id from platform.outbox order by id limit ${batchSize}) returning id, name, key, data`,
      )
      rows.sort((a, b) => a.id - b.id)
      if (rows.length > 0) await bus.publish(rows.map(({ name, key, data }) => ({ name, key, data })))
      return rows.length
    })
  }

  return {
    write: async (tx: Tx, facts: readonly Fact[]) => {
      if (facts.length === 0) return
      await tx.query(
        `insert into platform.outbox (name, key, data)
         select fact->>'name', fact->>'key', fact->'data' from jsonb_array_elements($1::jsonb) with ordinality as f(fact, n) order by n`,
        [JSON.stringify(facts)],
      )
      afterCommit(tx, wakeSoon)
    },
    start: () => {
      stopped = false
      timer = setInterval(wake, pollMs)
      wake()
    },
    stop: async () => {
      clearInterval(timer)
      clearTimeout(gathering)
      await running
      stopped = true
    },
  }
}
