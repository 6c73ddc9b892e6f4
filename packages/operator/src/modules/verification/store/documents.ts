import type { DocumentType, DocumentView } from '@andon/contract/player-api/verification'
import type { VerificationStatus } from '@andon/contract/verification-status'
import { playerOf } from '@andon/platform/ids'
import type { Db, Tx } from '@andon/platform/sql'

export interface Document {
  readonly id: string
  readonly playerId: string
  readonly documentType: DocumentType
  readonly name: string
  readonly contentType: DocumentView['contentType']
  readonly sizeBytes: number
  readonly fileKey: string
  readonly uploadedAt: Temporal.Instant
  /** Null while it waits to be sent. */
  readonly checkId: string | null
  /** The state of its check. */
  readonly status: VerificationStatus
  readonly reason: string | null
  readonly sentAt: Temporal.Instant | null
  readonly decidedAt: Temporal.Instant | null
}

const select = `select d.id, d.player_id as "playerId", d.document_type as "documentType", d.name, d.content_type as "contentType",
    d.size_bytes as "sizeBytes", d.file_key as "fileKey", d.uploaded_at as "uploadedAt", d.check_id as "checkId",
    case when c.id is null then 'vrfn_new' else coalesce(c.outcome, 'vrfn_init') end as status,
    c.reason, c.started_at as "sentAt", c.decided_at as "decidedAt"
  from verification.documents d left join verification.checks c on c.player_id = d.player_id and c.id = d.check_id`

export async function insertDocument(
  tx: Tx,
  document: Pick<
    Document,
    'id' | 'playerId' | 'documentType' | 'name' | 'contentType' | 'sizeBytes' | 'fileKey' | 'uploadedAt'
  >,
): Promise<void> {
  const { id, playerId, documentType, name, contentType, sizeBytes, fileKey, uploadedAt } = document
  await tx.query(
    `insert into verification.documents (id, player_id, document_type, name, content_type, size_bytes, file_key, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, playerId, documentType, name, contentType, sizeBytes, fileKey, uploadedAt.toString()],
  )
}

export async function documentsOf(executor: Db | Tx, playerId: string): Promise<Document[]> {
  return executor.query(`${select} where d.player_id = $1 order by d.id desc limit 200`, [playerId])
}

export async function documentsByIds(
  executor: Db | Tx,
  { playerId, ids }: { playerId: string; ids: readonly string[] },
): Promise<Document[]> {
  return executor.query(`${select} where d.player_id = $1 and d.id = any($2) order by d.id`, [playerId, ids])
}

export async function documentsOfCheck(executor: Db | Tx, checkId: string): Promise<Document[]> {
  return executor.query(`${select} where d.player_id = $1 and d.check_id = $2 order by d.id`, [
    playerOf(checkId),
    checkId,
  ])
}

export async function sendWithCheck(tx: Tx, { ids, checkId }: { ids: readonly string[]; checkId: string }) {
  await tx.query(
    `update verification.documents set check_id = $3 where player_id = $1 and id = any($2) and check_id is null`,
    [playerOf(checkId), ids, checkId],
  )
}

export interface Usage {
  readonly documents: number
  readonly bytes: number
  readonly lately: number
}

export async function usageOf(
  executor: Db | Tx,
  { playerId, since }: { playerId: string; since: Temporal.Instant },
): Promise<Usage> {
  const [row] = await executor.query<{ documents: number; bytes: number; lately: number }>(
    `select count(*) as documents, coalesce(sum(size_bytes), 0)::bigint as bytes, count(*) filter (where uploaded_at > $2) as lately
     from verification.documents where player_id = $1`,
    [playerId, since.toString()],
  )
  return row ?? { documents: 0, bytes: 0, lately: 0 }
}

/** Removes documents that were never sent; returns the keys of their files. */
export async function removeUnsent(
  tx: Tx,
  { before, limit }: { before: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await tx.query<{ file_key: string }>(
    `delete from verification.documents where (player_id, id) in
       (select player_id, id from verification.documents where check_id is null and uploaded_at < $1 order by uploaded_at limit $2 for update skip locked)
     returning file_key`,
    [before.toString(), limit],
  )
  return rows.map((row) => row.file_key)
}

/** Which of these files belong to a document or an upload. */
export async function knownKeys(executor: Db | Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor.query<{ file_key: string }>(
    `select file_key from verification.documents where file_key = any($1)
     union select file_key from verification.uploads where file_key = any($1)`,
    [keys],
  )
  return new Set(rows.map((row) => row.file_key))
}
