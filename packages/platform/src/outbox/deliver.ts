import type { Bus } from '../bus/index.ts'
import type { Fact } from '../facts/index.ts'
import type { Log } from '../log/index.ts'
import { afterCommit, DatabaseUnavailable, type Db, prepared, type Tx } from '../sql/index.ts'
import type { Outbox } from './index.ts'

const bundlesAtOnce = 50
/** Finds facts that a killed node left undelivered. */
const pollMs = 200
/** Delay after a commit: long enough to deliver facts of neighbouring commits together, too short to be noticed. */
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
      .catch((error) => {
        if (error instanceof DatabaseUnavailable) return // reported by the connection pool; the next poll tries again
        log.error({ err: error }, 'delivering facts failed; trying again')
      })
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
    while (!stopped && (await deliverBundles()) === bundlesAtOnce);
  }

  function deliverBundles(): Promise<number> {
    return db.transaction(async (tx) => {
      const bundles = await tx.query<{ id: number; facts: Fact[] }>(deliverSql)
      bundles.sort((a, b) => a.id - b.id)
      const facts = bundles.flatMap((bundle) => bundle.facts)
      if (facts.length > 0) await bus.publish(facts)
      return bundles.length
    })
  }

  return {
    write: async (tx: Tx, facts: readonly Fact[]) => {
      if (facts.length === 0) return
      await tx.query(insertSql, [JSON.stringify(facts)])
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

const insertSql = prepared('insert into platform.outbox (facts) values ($1::json)')

/** Nothing, while another node delivers. */
const deliverSql = prepared(`
  delete from platform.outbox where id = any (array(
    select id from (select pg_try_advisory_xact_lock(hashtext('andon.outbox')) and set_config('synchronous_commit', 'off', true) = 'off' as held offset 0) as lock, platform.outbox
    where held order by id limit ${bundlesAtOnce}))
  returning id, facts`)
