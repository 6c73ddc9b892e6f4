import { readFraction, writeFraction, zero } from '@andon/money/fraction'
import { assert, type Db, type Tx } from '@andon/platform/sql'
import type { EventDescription } from '../feed/event-description.ts'
import type { EventRecord } from '../feed/event-record.ts'
import type { ProducerRecord } from '../feed/producers.ts'
import type { EventUrn } from '../model/urn.ts'
import type { LegOutcome } from '../settlement/leg-outcome.ts'
import type { ResultMessage } from './offer.ts'

type Producers = Readonly<Record<number, ProducerRecord>>

export interface StoredEvent {
  readonly id: EventUrn
  readonly sequence: number
  readonly record: EventRecord
  readonly description: EventDescription | null
}

/** Names this node in the row by which servers of the previous release choose their leader: they leave the feed to it while it writes. */
export async function nameLeader(tx: Tx, node: string): Promise<void> {
  await tx.query(
    `update bookmaker.feed set leader = $1, lease_until = clock_timestamp() + interval '10 seconds' where leader is distinct from $1`,
    [node],
  )
}

export interface Written {
  readonly producers: Producers
  readonly events: readonly StoredEvent[]
  /** Events of which no more than the sequence changed, as when a producer falls silent. */
  readonly renumbered: readonly Pick<StoredEvent, 'id' | 'sequence'>[]
  readonly forgotten: readonly EventUrn[]
  readonly results: readonly ResultMessage[]
}

/** Writes what has changed, in a transaction of the leader. */
export async function writeBook(tx: Tx, { producers, events, renumbered, forgotten, results }: Written): Promise<void> {
  const [row] = await tx.query<{ version: number }>(
    `update bookmaker.feed set lease_until = clock_timestamp() + interval '10 seconds', written_at = clock_timestamp(), producers = $1::json,
     version = version + 1 returning version`,
    [JSON.stringify(producers)],
  )
  assert(row, 'the feed has its row')
  if (events.length > 0) await writeEvents(tx, row.version, events)
  if (renumbered.length > 0)
    await tx.query(
      `update bookmaker.events as stored set sequence = changed.sequence, version = $2
       from json_to_recordset($1::json) as changed (id text, sequence bigint) where stored.id = changed.id`,
      [JSON.stringify(renumbered), row.version],
    )
  if (forgotten.length > 0) await tx.query('delete from bookmaker.events where id = any ($1)', [forgotten])
  if (results.length > 0)
    await tx.query(
      `insert into bookmaker.results (message)
       select message from rows from (json_to_recordset($1::json) as (message json)) with ordinality as result (message, n) order by n`,
      [JSON.stringify(results.map((message) => ({ message: resultAsJson(message) })))],
    )
}

async function writeEvents(tx: Tx, version: number, events: readonly StoredEvent[]): Promise<void> {
  await tx.query(
    `insert into bookmaker.events (id, sequence, record, description, version)
     select id, sequence, record, description, $2 from json_to_recordset($1::json) as event (id text, sequence bigint, record json, description json)
     on conflict (id) do update set sequence = excluded.sequence, record = excluded.record, description = excluded.description, version = excluded.version`,
    [JSON.stringify(events), version],
  )
}

export interface ReadBook {
  readonly version: number
  readonly producers: Producers
  /** Milliseconds since the leader's last write, by the database's clock. */
  readonly ageMs: number
  /** Returns the events written after that version. */
  readonly events: readonly StoredEvent[]
}

/** The book as it was last written, with the events that changed after `after` (-1: all). */
export async function readBook(db: Db, after: number): Promise<ReadBook> {
  const [feed] = await db.query<{ version: number; producers: Producers; ageMs: number }>(
    `select version, producers, least(extract(epoch from clock_timestamp() - written_at) * 1000, 2e9)::int as "ageMs" from bookmaker.feed`,
  )
  if (!feed) throw new Error('the row of the feed is missing')
  // what is written in the meantime comes again with the next version
  const events = await db.query<StoredEvent>(
    'select id, sequence, record, description from bookmaker.events where version > $1 order by version',
    [after],
  )
  return { ...feed, events }
}

/** The oldest results that bets have not been settled with. */
export async function oldestResults(db: Db, most: number): Promise<{ id: number; message: ResultMessage }[]> {
  const rows = await db.query<{ id: number; message: ResultMessage }>(
    'select id, message from bookmaker.results order by id limit $1',
    [most],
  )
  return rows.map(({ id, message }) => ({ id, message: resultFromJson(message) }))
}

export async function forgetResults(tx: Tx, upTo: number): Promise<void> {
  await tx.query('delete from bookmaker.results where id <= $1', [upTo])
}

/** JSON has no fractions. */
function resultAsJson(message: ResultMessage): object {
  if (message.kind !== 'settlement') return message
  return { ...message, outcome: { ...message.outcome, rule4: writeFraction(message.outcome.rule4) } }
}

function resultFromJson(message: ResultMessage): ResultMessage {
  if (message.kind !== 'settlement') return message
  const { rule4 = '0', ...outcome } = message.outcome as unknown as StoredOutcome // as it was written
  return { ...message, outcome: { ...outcome, rule4: readFraction(rule4) ?? zero } }
}

/** `rule4` is absent in what was stored before deductions were. */
type StoredOutcome = Omit<LegOutcome, 'rule4'> & { readonly rule4?: string }
