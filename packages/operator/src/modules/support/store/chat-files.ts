import type { Db, Tx } from '@andon/platform/sql'
import { ownerOf } from './conversations.ts'

export interface ChatFile {
  readonly fileKey: string
  readonly name: string
  readonly type: string
  readonly bytes: number
}

export async function chatFile(
  executor: Db | Tx,
  { conversationId, version }: { conversationId: string; version: number },
): Promise<ChatFile | null> {
  const [found] = await executor.query<ChatFile & object>(
    `select file_key as "fileKey", coalesce(file_name, '') as name, file_type as type, file_bytes as bytes from support.chat_messages
     where owner = $1 and version = $2 and file_key is not null and file_type is not null and file_bytes is not null`,
    [ownerOf(conversationId), version],
  )
  return found ?? null
}

/** The files of a conversation since an instant: how many, and their bytes. */
export async function filesSince(
  executor: Db | Tx,
  { conversationId, since }: { conversationId: string; since: Temporal.Instant },
): Promise<{ files: number; bytes: number }> {
  const [row] = await executor.query<{ files: number; bytes: number }>(
    `select count(*) as files, coalesce(sum(file_bytes), 0)::bigint as bytes from support.chat_messages
     where owner = $1 and file_key is not null and at > $2`,
    [ownerOf(conversationId), since.toString()],
  )
  return { files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) }
}

/** Which of these files belong to a message. */
export async function knownFileKeys(executor: Db | Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor.query<{ file_key: string }>(
    'select file_key from support.chat_messages where file_key = any($1)',
    [keys],
  )
  return new Set(rows.map((row) => row.file_key))
}
