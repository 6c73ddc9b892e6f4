import type { Fact } from '@andon/contract/fact'
import type { Bus } from '../bus/index.ts'
import type { Log } from '../log/index.ts'
import { createLoop } from '../loop/index.ts'
import { afterCommit, awaitAtCommit, type Db, prepared, type Tx } from '../sql/index.ts'
import type { Facts } from './index.ts'

const bundlesAtOnce = 50
/** Finds facts that a killed node left in the outbox. */
const pollMs = 200
/** Delay after a commit: long enough to sequence facts of neighbouring commits together, too short to be noticed. */
const gatherMs = 40

export interface FactsDelivery extends Facts {
  /** Takes turns as the sequencer from now on. */
  start(): void
  /** Sequences what is in the outbox, then ends. */
  stop(): Promise<void>
  /** `listener` is called when this node has appended to the log. */
  onLogged(listener: () => void): void
}

/**
 * Writes facts to the outbox, and sequences them once started. One node sequences at a time (advisory lock), in the order of writing; a row is deleted
 * in the transaction that logs its facts and sees the bus accept them, so a crash repeats a fact on the bus rather than losing it. Polling, not
 * NOTIFY: a notification inside a money transaction serialises all commits.
 */
export function createFacts({ db, bus, log }: { db: Db; bus: Bus; log: Log }): FactsDelivery {
  const listeners: (() => void)[] = []
  const followers: ((tx: Tx, fact: Fact) => Promise<void>)[] = []
  const sequencer = createLoop(() => sequenceBundles(), { everyMs: pollMs, gatherMs, log, what: 'sequencing facts' })

  /** Logs and publishes waiting bundles of facts in order; returns true if there may be more. */
  async function sequenceBundles(): Promise<boolean> {
    const { bundles, logged } = await db.transaction(async (tx) => {
      const bundles = await tx.query<Bundle>(takeSql)
      bundles.sort((a, b) => a.id - b.id)
      const followed = new Set(bundles[0]?.followed)
      const facts = bundles.flatMap((bundle) => bundle.facts)
      const toLog = bundles.flatMap(({ facts, at }) =>
        facts.filter(({ name }) => followed.has(name)).map((fact) => ({ ...fact, at: at.toString() })),
      )
      if (toLog.length > 0) await tx.query(logSql, [JSON.stringify(toLog)])
      if (facts.length > 0) await bus.publish(facts)
      return { bundles: bundles.length, logged: toLog.length }
    })
    if (logged > 0) for (const listener of listeners) listener()
    return bundles === bundlesAtOnce
  }

  return {
    write: async (tx: Tx, facts) => {
      if (facts.length === 0) return
      awaitAtCommit(tx, tx.query(insertSql, [JSON.stringify(facts)]))
      afterCommit(tx, sequencer.wakeSoon)
      for (const fact of facts) for (const handle of followers) await handle(tx, fact)
    },
    follow: (declared, handle) => {
      followers.push(async (tx, fact) => (declared.is(fact) ? handle(tx, fact) : undefined))
    },
    start: sequencer.start,
    stop: sequencer.finish,
    onLogged: (listener) => listeners.push(listener),
  }
}

interface Bundle {
  readonly id: number
  readonly facts: readonly Fact[]
  readonly at: Temporal.Instant
  /** The facts that any subscriber handles. */
  readonly followed: readonly string[] | null
}

const insertSql = prepared('insert into platform.outbox (facts) values ($1::json)')

/**
 * Nothing, while another node sequences. The commit need not reach the disk: a crash that undoes it also undoes every later commit, so no subscriber
 * has kept a position that is gone.
 */
const takeSql = prepared(`
  delete from platform.outbox where id = any (array(
    select id from (select pg_try_advisory_xact_lock(hashtext('andon.outbox')) and set_config('synchronous_commit', 'off', true) = 'off' as held offset 0) as lock, platform.outbox
    where held order by id limit ${bundlesAtOnce}))
  returning id, facts, at, (select array_agg(name) from platform.fact_positions, unnest(names) as name) as followed`)

/** Positions are given after sorting. */
const logSql = prepared(`
  insert into platform.facts (name, key, data, at)
  select name, key, data, at
  from rows from (json_to_recordset($1::json) as (name text, key text, data jsonb, at timestamptz)) with ordinality as fact (name, key, data, at, n)
  order by n`)
