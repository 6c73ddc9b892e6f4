import type { Db, Tx } from '@andon/platform/sql'

/** A message as it is stored; `text` is null once it is removed. */
export interface StoredMessage {
  readonly owner: string
  readonly tableId: string
  readonly number: number
  readonly seat: string
  readonly name: string
  readonly text: string | null
  readonly saidAt: Temporal.Instant
}

const columns = `message.owner, message.table_id "tableId", message.number, message.seat, message.name, message.text, message.said_at "saidAt"`

/** The record of a player as a writer. */
export interface Writer {
  readonly saidAt: Temporal.Instant | null
  readonly refusedAt: readonly Temporal.Instant[]
  readonly mutedUntil: Temporal.Instant | null
}

/** Locks the writer until the transaction ends. */
export async function lockWriter(tx: Tx, owner: string): Promise<Writer> {
  await tx.query('insert into arcade.table_writers (owner) values ($1) on conflict (owner) do nothing', [owner])
  const [row] = await tx.query<{
    saidAt: Temporal.Instant | null
    refusedAt: unknown
    mutedUntil: Temporal.Instant | null
  }>(
    `select said_at "saidAt", to_jsonb(refused_at) "refusedAt", muted_until "mutedUntil" from arcade.table_writers where owner = $1 for update`,
    [owner],
  )
  const refused = (row?.refusedAt ?? []) as readonly string[] // an array of timestamps as JSON
  return {
    saidAt: row?.saidAt ?? null,
    refusedAt: refused.map((at) => Temporal.Instant.from(at)),
    mutedUntil: row?.mutedUntil ?? null,
  }
}

export async function storeWriter(tx: Tx, owner: string, { saidAt, refusedAt, mutedUntil }: Writer): Promise<void> {
  await tx.query(
    `update arcade.table_writers set said_at = $2, muted_until = $3,
       refused_at = coalesce((select array_agg(at::timestamptz) from jsonb_array_elements_text($4) as refused (at)), '{}')
     where owner = $1`,
    [
      owner,
      saidAt?.toString() ?? null,
      mutedUntil?.toString() ?? null,
      JSON.stringify(refusedAt.map((at) => at.toString())),
    ],
  )
}

export async function findMutedUntil(db: Db, owner: string): Promise<Temporal.Instant | null> {
  const [row] = await db.query<{ mutedUntil: Temporal.Instant | null }>(
    'select muted_until "mutedUntil" from arcade.table_writers where owner = $1',
    [owner],
  )
  return row?.mutedUntil ?? null
}

/** The next number of the table's conversation. Holds it until the transaction ends, so that numbers have no gap. */
export async function nextNumber(tx: Tx, tableId: string): Promise<number> {
  const [row] = await tx.query<{ number: number }>(
    `insert into arcade.table_talks as talk (table_id, last_number) values ($1, 1)
     on conflict (table_id) do update set last_number = talk.last_number + 1 returning last_number number`,
    [tableId],
  )
  return row?.number ?? 1
}

export async function insertMessage(
  tx: Tx,
  { owner, tableId, number, seat, name, text, saidAt, requestId }: StoredMessage & { requestId: string },
): Promise<void> {
  await tx.query(
    `insert into arcade.table_messages (owner, table_id, number, request_id, seat, name, text, said_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [owner, tableId, number, requestId, seat, name, text, saidAt.toString()],
  )
}

/** The message of a repeated request. */
export async function findRequested(tx: Tx, owner: string, requestId: string): Promise<StoredMessage | null> {
  const [row] = await tx.query<StoredMessage>(
    `select ${columns} from arcade.table_messages message where owner = $1 and request_id = $2`,
    [owner, requestId],
  )
  return row ?? null
}

/** Texts that the player wrote since then, at any table, the newest first. */
export async function recentTexts(tx: Tx, owner: string, since: Temporal.Instant): Promise<string[]> {
  const rows = await tx.query<{ text: string | null }>(
    'select text from arcade.table_messages where owner = $1 and said_at > $2 order by said_at desc limit 20',
    [owner, since.toString()],
  )
  return rows.flatMap(({ text }) => text ?? [])
}

/** The number of the last change of the conversation; 0 where nothing was written yet. */
export async function lastNumber(executor: Db | Tx, tableId: string): Promise<number> {
  const [row] = await executor.query<{ number: number }>(
    'select last_number number from arcade.table_talks where table_id = $1',
    [tableId],
  )
  return row?.number ?? 0
}

/** The newest messages that are shown, the newest first. */
export function lastMessages(
  executor: Db | Tx,
  { tableId, before, limit }: { tableId: string; before: number | null; limit: number },
): Promise<StoredMessage[]> {
  return executor.query<StoredMessage>(
    `select ${columns} from arcade.table_messages message
     where table_id = $1 and text is not null and number < coalesce($2, 9007199254740991) order by number desc limit $3`,
    [tableId, before, limit],
  )
}

export async function findMessage(
  executor: Db | Tx,
  { tableId, number }: { tableId: string; number: number },
): Promise<StoredMessage | null> {
  const [row] = await executor.query<StoredMessage>(
    `select ${columns} from arcade.table_messages message where table_id = $1 and number = $2`,
    [tableId, number],
  )
  return row ?? null
}

/** Removes the text for good. False if it was removed before. */
export async function removeMessage(
  tx: Tx,
  { owner, tableId, number }: Pick<StoredMessage, 'owner' | 'tableId' | 'number'>,
  { removal, at }: { removal: number; at: Temporal.Instant },
): Promise<boolean> {
  const removed = await tx.query(
    `update arcade.table_messages set text = null, removed_at = $4, removed_number = $5
     where owner = $1 and table_id = $2 and number = $3 and text is not null returning 1`,
    [owner, tableId, number, at.toString(), removal],
  )
  return removed.length > 0
}

export async function countReports(tx: Tx, owner: string, since: Temporal.Instant): Promise<number> {
  const [row] = await tx.query<{ reports: number }>(
    'select count(*) reports from arcade.table_reports where owner = $1 and reported_at > $2',
    [owner, since.toString()],
  )
  return row?.reports ?? 0
}

export async function insertReport(
  tx: Tx,
  { owner, of, reason, at }: { owner: string; of: StoredMessage; reason: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query(
    `insert into arcade.table_reports (owner, writer, table_id, number, reason, reported_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (owner, table_id, number) do nothing`,
    [owner, of.owner, of.tableId, of.number, reason, at.toString()],
  )
}

/** A message with its open reports. */
export interface ReportedMessage extends StoredMessage {
  readonly reports: number
  /** A JSON array: the reasons, each once. */
  readonly reasons: unknown
  readonly firstAt: Temporal.Instant
}

/** The reported messages that are still shown, the longest reported first. */
export function reportedMessages(executor: Db | Tx, limit: number): Promise<ReportedMessage[]> {
  return executor.query<ReportedMessage>(
    `select ${columns}, reported.reports, reported.reasons, reported.first_at "firstAt" from (
       select writer, table_id, number, count(*) reports, to_jsonb(array_agg(distinct reason)) reasons, min(reported_at) first_at
       from arcade.table_reports where closed_at is null group by writer, table_id, number) reported
     join arcade.table_messages message on message.owner = reported.writer and message.table_id = reported.table_id and message.number = reported.number
     where message.text is not null order by reported.first_at limit $1`,
    [limit],
  )
}

/** Returns how many were open. */
export async function closeReports(
  tx: Tx,
  { owner, tableId, number }: Pick<StoredMessage, 'owner' | 'tableId' | 'number'>,
  at: Temporal.Instant,
): Promise<number> {
  const closed = await tx.query(
    `update arcade.table_reports set closed_at = $4 where writer = $1 and table_id = $2 and number = $3 and closed_at is null returning 1`,
    [owner, tableId, number, at.toString()],
  )
  return closed.length
}

export async function deleteOldMessages(db: Db, saidBefore: Temporal.Instant, atMost: number): Promise<number> {
  const [row] = await db.query<{ forgotten: number }>('select arcade.forget_table_messages($1, $2) forgotten', [
    saidBefore.toString(),
    atMost,
  ])
  return row?.forgotten ?? 0
}
