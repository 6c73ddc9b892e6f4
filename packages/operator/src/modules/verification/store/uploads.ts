import type { DocumentType } from '@andon/contract/player-api/verification'
import type { Db, Tx } from '@andon/platform/sql'

export interface Upload {
  readonly playerId: string
  readonly uploadKey: string
  readonly documentType: DocumentType
  readonly name: string
  readonly totalBytes: number
  readonly receivedBytes: number
  readonly fileKey: string
  readonly documentId: string | null
}

const columns = `player_id as "playerId", upload_key as "uploadKey", document_type as "documentType", name,
  total_bytes as "totalBytes", received_bytes as "receivedBytes", file_key as "fileKey", document_id as "documentId"`

export async function uploadByKey(
  tx: Tx,
  { playerId, uploadKey }: Pick<Upload, 'playerId' | 'uploadKey'>,
): Promise<Upload | null> {
  const [row] = await tx.query<Upload>(
    `select ${columns} from verification.uploads where player_id = $1 and upload_key = $2`,
    [playerId, uploadKey],
  )
  return row ?? null
}

export async function openUploadsOf(executor: Db | Tx, playerId: string): Promise<Upload[]> {
  return executor.query(
    `select ${columns} from verification.uploads where player_id = $1 and document_id is null order by started_at`,
    [playerId],
  )
}

export async function insertUpload(
  tx: Tx,
  { at, ...upload }: Omit<Upload, 'receivedBytes' | 'documentId'> & { at: Temporal.Instant },
): Promise<void> {
  const { playerId, uploadKey, documentType, name, totalBytes, fileKey } = upload
  await tx.query(
    `insert into verification.uploads (player_id, upload_key, document_type, name, total_bytes, received_bytes, file_key, started_at)
     values ($1, $2, $3, $4, $5, 0, $6, $7)`,
    [playerId, uploadKey, documentType, name, totalBytes, fileKey, at.toString()],
  )
}

export async function setReceived(
  tx: Tx,
  {
    playerId,
    uploadKey,
    receivedBytes,
    documentId,
  }: Pick<Upload, 'playerId' | 'uploadKey' | 'receivedBytes' | 'documentId'>,
): Promise<void> {
  await tx.query(
    `update verification.uploads set received_bytes = $3, document_id = $4 where player_id = $1 and upload_key = $2`,
    [playerId, uploadKey, receivedBytes, documentId],
  )
}

/** Removes uploads begun before an instant; returns the keys of the files that did not become documents. */
export async function removeUploads(
  tx: Tx,
  { before, limit }: { before: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await tx.query<{ file_key: string; document_id: string | null }>(
    `delete from verification.uploads where (player_id, upload_key) in
       (select player_id, upload_key from verification.uploads where started_at < $1 order by started_at limit $2 for update skip locked)
     returning file_key, document_id`,
    [before.toString(), limit],
  )
  return rows.filter((row) => row.document_id === null).map((row) => row.file_key)
}
