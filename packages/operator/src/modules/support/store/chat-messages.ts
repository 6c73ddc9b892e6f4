import type { Db, Tx } from '@andon/platform/sql'
import type { ChatFile } from './chat-files.ts'
import { ownerOf } from './conversations.ts'

export interface ChatMessage {
  readonly id: string
  readonly version: number
  readonly author: 'player' | 'visitor' | 'service'
  readonly actor: string | null
  readonly text: string
  readonly at: Temporal.Instant
  /** Where a file was sent, without a text. */
  readonly file: { readonly name: string; readonly type: string; readonly bytes: number } | null
}

export async function insertChatMessage(
  tx: Tx,
  message: Omit<ChatMessage, 'file'> & {
    readonly conversationId: string
    readonly key: string | null
    readonly addressHash: Buffer | null
    readonly file: ChatFile | null
  },
): Promise<void> {
  const { id, conversationId, version, author, actor, text, key, addressHash, at, file } = message
  await tx.query(
    `insert into support.chat_messages (id, owner, version, author, actor, text, key, address_hash, at, file_key, file_name, file_type, file_bytes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, ownerOf(conversationId), version, author, actor, text, key, addressHash, at.toString()],
      ...[file?.fileKey ?? null, file?.name ?? null, file?.type ?? null, file?.bytes ?? null],
    ],
  )
}

/** The newest messages, or those before a version, in order of time. */
export async function lastMessages(
  executor: Db | Tx,
  { conversationId, before = null, limit }: { conversationId: string; before?: number | null; limit: number },
): Promise<ChatMessage[]> {
  const newest = await executor.query<ChatMessage & object>(
    `select id, version, author, actor, text, at,
       case when file_key is not null then jsonb_build_object('name', coalesce(file_name, ''), 'type', file_type, 'bytes', file_bytes) end as file
     from support.chat_messages where owner = $1 and ($2::int is null or version < $2) order by version desc limit $3`,
    [ownerOf(conversationId), before, limit],
  )
  return newest.reverse()
}

export async function keyIsKept(tx: Tx, { conversationId, key }: { conversationId: string; key: string }) {
  const kept = await tx.query('select 1 from support.chat_messages where owner = $1 and key = $2', [
    ownerOf(conversationId),
    key,
  ])
  return kept.length > 0
}

export async function countUnread(
  executor: Db | Tx,
  { id, readVersion }: { id: string; readVersion: number },
): Promise<number> {
  const [row] = await executor.query<{ unread: number }>(
    `select count(*) as unread from support.chat_messages where owner = $1 and version > $2 and author = 'service'`,
    [ownerOf(id), readVersion],
  )
  return Number(row?.unread ?? 0)
}

/** Serialises messages from one address until the transaction ends, so that they can be counted. */
export async function lockAddress(tx: Tx, addressHash: Buffer): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('support.address ' || encode($1, 'hex'), 0))`, [
    addressHash,
  ])
}

const countSql = `select count(*) as written from support.chat_messages where at > $2 and author <> 'service' and`

export async function countWritten(
  tx: Tx,
  which: { conversationId: string; since: Temporal.Instant } | { addressHash: Buffer; since: Temporal.Instant },
): Promise<number> {
  const since = which.since.toString()
  const [row] =
    'addressHash' in which
      ? await tx.query<{ written: number }>(`${countSql} address_hash = $1`, [which.addressHash, since])
      : await tx.query<{ written: number }>(`${countSql} owner = $1`, [ownerOf(which.conversationId), since])
  return row?.written ?? 0
}
