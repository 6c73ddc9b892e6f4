import type { Db, Tx } from '../sql/index.ts'
import { prepared } from '../sql/index.ts'
import type { LoggedFact, Subscriber } from './subscriber.ts'

/** A new subscriber begins at the end of the log. The latest start decides which facts a subscriber handles. */
export async function register(db: Db, { name, names }: Subscriber): Promise<void> {
  await db.query(
    `insert into platform.fact_positions (subscriber, names, position)
     select $1, $2, coalesce(max(position), 0) from platform.facts on conflict do nothing`,
    [name, names],
  )
  await db.query('update platform.fact_positions set names = $2 where subscriber = $1 and names <> $2', [name, names])
}

/** Which of these subscribers have facts to handle or to try again. */
export async function withWork(db: Db, subscribers: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ subscriber: string }>(withWorkSql, [subscribers])
  return rows.map(({ subscriber }) => subscriber)
}
const withWorkSql = prepared(`
  select subscriber from platform.fact_positions p where subscriber = any ($1)
    and (position < (select max(position) from platform.facts)
      or exists (select from platform.parked_facts where subscriber = p.subscriber and next_attempt_at <= clock_timestamp()))`)

/** The subscriber's position, locked; null while another node has it, or while a node of another release handles more facts. */
export async function claim(tx: Tx, { name, names }: Subscriber): Promise<number | null> {
  const [row] = await tx.query<{ position: number }>(claimSql, [name, names])
  return row?.position ?? null
}
const claimSql = prepared(
  'select position from platform.fact_positions where subscriber = $1 and names <@ $2 for update skip locked',
)

export interface Page {
  readonly facts: readonly LoggedFact[]
  /** Where the subscriber stands once it has handled these: facts that it does not follow are skipped. */
  readonly upTo: number
}

export async function nextPage(
  tx: Tx,
  { after, names, atOnce }: { after: number; names: readonly string[]; atOnce: number },
): Promise<Page> {
  const rows = await tx.query<{ [Column in keyof LoggedFact]: LoggedFact[Column] | null } & { last: number | null }>(
    nextPageSql,
    [after, names, atOnce],
  )
  const facts = rows.filter((row): row is LoggedFact & { last: number } => row.position !== null)
  const end = facts.length === atOnce ? facts.at(-1)?.position : rows[0]?.last
  return { facts, upTo: end ?? after }
}
const nextPageSql = prepared(`
  select last, position, name, key, data, at from (select max(position) as last from platform.facts) as log
  left join lateral (
    select position, name, key, data, at from platform.facts
    where position > $1 and name = any ($2) order by position limit $3) as next on true
  order by position`)

export async function advance(tx: Tx, { subscriber, to }: { subscriber: string; to: number }): Promise<void> {
  await tx.query(advanceSql, [subscriber, to])
}
const advanceSql = prepared(
  'update platform.fact_positions set position = $2, seen_at = clock_timestamp() where subscriber = $1',
)

export async function parkedKeys(
  tx: Tx,
  { subscriber, keys }: { subscriber: string; keys: readonly string[] },
): Promise<Set<string>> {
  const rows = await tx.query<{ key: string }>(parkedKeysSql, [subscriber, keys])
  return new Set(rows.map(({ key }) => key))
}
const parkedKeysSql = prepared(
  'select distinct key from platform.parked_facts where subscriber = $1 and key = any ($2)',
)

/** `error`: it has been tried and is the first of its key. Otherwise it waits for the ones before it. */
export async function park(
  tx: Tx,
  { subscriber, fact, error, waitMs }: { subscriber: string; fact: LoggedFact; error?: string; waitMs: number },
): Promise<void> {
  const { position, key, name, data, at } = fact
  await tx.query(
    `insert into platform.parked_facts (subscriber, position, key, name, data, at, attempts, last_error, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, case when $7 > 0 then clock_timestamp() + $9 * interval '1 ms' end)`,
    [
      ...[subscriber, position, key, name, JSON.stringify(data), at.toString()],
      ...[error === undefined ? 0 : 1, error ?? null, waitMs],
    ],
  )
}

export type ParkedFact = LoggedFact & { readonly attempts: number }

/** The fact that has waited longest among those to be tried again now. */
export async function dueParked(tx: Tx, subscriber: string): Promise<ParkedFact | undefined> {
  const [row] = await tx.query<ParkedFact>(
    `select position, name, key, data, at, attempts from platform.parked_facts
     where subscriber = $1 and next_attempt_at <= clock_timestamp() order by next_attempt_at limit 1`,
    [subscriber],
  )
  return row
}

/** The key's next fact is due at once. */
export async function unpark(
  tx: Tx,
  { subscriber, position, key }: { subscriber: string; position: number; key: string },
) {
  await tx.query('delete from platform.parked_facts where subscriber = $1 and position = $2', [subscriber, position])
  await tx.query(
    `update platform.parked_facts set next_attempt_at = clock_timestamp() where subscriber = $1 and position =
       (select min(position) from platform.parked_facts where subscriber = $1 and key = $2)`,
    [subscriber, key],
  )
}

export async function postpone(
  db: Db,
  { subscriber, position, error, waitMs }: { subscriber: string; position: number; error: string; waitMs: number },
): Promise<void> {
  await db.query(
    `update platform.parked_facts set attempts = attempts + 1, last_error = $3, next_attempt_at = clock_timestamp() + $4 * interval '1 ms'
     where subscriber = $1 and position = $2`,
    [subscriber, position, error, waitMs],
  )
}

/** The first of these has been handled everywhere; unknown subscribers are forgotten, so that they do not keep the log. */
export async function trim(
  db: Db,
  { known, unseenDays, keptDays }: { known: readonly string[]; unseenDays: number; keptDays: number },
): Promise<void> {
  await db.query(
    `update platform.fact_positions set seen_at = clock_timestamp() where subscriber in
       (select subscriber from platform.fact_positions where subscriber = any ($1) for update skip locked)`,
    [known],
  )
  const forgotten = await db.query<{ subscriber: string }>(
    `delete from platform.fact_positions where seen_at < clock_timestamp() - $1 * interval '1 day' returning subscriber`,
    [unseenDays],
  )
  for (const { subscriber } of forgotten)
    await db.query('delete from platform.parked_facts where subscriber = $1', [subscriber])
  for (;;) {
    const gone = await db.query(
      `delete from platform.facts where position in (
         select position from platform.facts
         where position <= coalesce((select min(position) from platform.fact_positions), (select max(position) from platform.facts))
         order by position limit ${trimmedAtOnce})
       and at < clock_timestamp() - $1 * interval '1 day' returning position`,
      [keptDays],
    )
    if (gone.length < trimmedAtOnce) return
  }
}
const trimmedAtOnce = 10_000
