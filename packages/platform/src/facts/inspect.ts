import type { Db, Tx } from '../sql/index.ts'
import { unpark } from './store.ts'

export interface SubscriberStatus {
  readonly subscriber: string
  /** Facts that it has still to handle, parked ones apart; counted up to 100 000. */
  readonly behind: number
  /** Age of the first of them. */
  readonly behindSeconds: number
  readonly parkedKeys: number
}

export async function subscriberStatus(executor: Db | Tx): Promise<SubscriberStatus[]> {
  return executor.query<SubscriberStatus>(
    `select subscriber,
       (select count(*) from (select from platform.facts where position > p.position and name = any (p.names) limit 100000) as ahead) as behind,
       coalesce((select extract(epoch from clock_timestamp() - at)::float8 from platform.facts
         where position > p.position and name = any (p.names) order by position limit 1), 0) as "behindSeconds",
       (select count(*) from platform.parked_facts where subscriber = p.subscriber and next_attempt_at is not null) as "parkedKeys"
     from platform.fact_positions p order by subscriber`,
  )
}

/** Age of the oldest fact that is not sequenced yet. */
export async function outboxSeconds(db: Db): Promise<number> {
  const [oldest] = await db.query<{ seconds: number }>(
    'select extract(epoch from clock_timestamp() - at)::float8 as seconds from platform.outbox order by id limit 1',
  )
  return oldest?.seconds ?? 0
}

/**
 * Whether a subscriber has still to handle facts of before an instant: in the log or on their way to it, parked ones too. False also for one that never
 * ran: nothing was kept for it.
 */
export async function isBehind(
  executor: Db | Tx,
  { subscriber, before }: { subscriber: string; before: Temporal.Instant },
): Promise<boolean> {
  const [row] = await executor.query<{ behind: boolean }>(
    `select exists (select from platform.facts where position > p.position and name = any (p.names) and at < $2)
       or exists (select from platform.parked_facts where subscriber = p.subscriber and at < $2)
       or exists (select from platform.outbox bundle, json_array_elements(bundle.facts) as fact
         where bundle.at < $2 and fact ->> 'name' = any (p.names)) as behind
     from platform.fact_positions p where subscriber = $1`,
    [subscriber, before.toString()],
  )
  return row?.behind ?? false
}

export interface ParkedKey {
  readonly subscriber: string
  readonly key: string
  /** The fact that cannot be handled. */
  readonly name: string
  readonly attempts: number
  /** Null: those before it were given up, and it has not been tried yet. */
  readonly lastError: string | null
  /** Its later facts, which wait. */
  readonly waiting: number
}

const parkedShown = 50

/** Lists parked facts, the most attempts first. */
export async function listParked(executor: Db | Tx): Promise<ParkedKey[]> {
  return executor.query<ParkedKey>(
    `select subscriber, key, name, attempts, last_error as "lastError",
       (select count(*) - 1 from platform.parked_facts where subscriber = p.subscriber and key = p.key) as waiting
     from platform.parked_facts p where next_attempt_at is not null order by attempts desc, position limit ${parkedShown}`,
  )
}

/** Tries all parked facts now, as after a correction. Returns the number of keys. */
export async function retryParked(executor: Db | Tx): Promise<number> {
  const rows = await executor.query(
    'update platform.parked_facts set next_attempt_at = clock_timestamp() where next_attempt_at is not null returning key',
  )
  return rows.length
}

/** Gives up the first parked fact of a key: its effects are left out for good. Returns its name; null if the key is not parked. */
export async function skipParked(
  tx: Tx,
  { subscriber, key }: { subscriber: string; key: string },
): Promise<string | null> {
  await tx.query('select from platform.fact_positions where subscriber = $1 for update', [subscriber])
  const [first] = await tx.query<{ name: string; position: number }>(
    'select name, position from platform.parked_facts where subscriber = $1 and key = $2 order by position limit 1',
    [subscriber, key],
  )
  if (!first) return null
  await unpark(tx, { subscriber, key, position: first.position })
  return first.name
}
