import { Refusal } from '@andon/contract'
import type { DocumentType } from '@andon/contract/player-api/verification'
import type { Tx } from '@andon/platform/sql'
import { type ContentKind, contentKind } from './content-kind.ts'
import type { Deps } from './deps.ts'
import { inspectDocument } from './inspect-document.ts'
import { demandRoom } from './quota.ts'
import { insertDocument } from './store/documents.ts'

/** Refuses FILE_TYPE_UNSUPPORTED. */
export async function demandKind(file: Blob): Promise<ContentKind> {
  const kind = await contentKind(file)
  if (!kind) throw new Refusal('FILE_TYPE_UNSUPPORTED', { field: 'file' })
  return kind
}

/** The kind of a whole document; refuses as demandKind and inspectDocument do. */
export async function demandHarmless(file: Blob): Promise<ContentKind> {
  const kind = await demandKind(file)
  await inspectDocument(file, kind)
  return kind
}

export interface StoredFile {
  readonly playerId: string
  readonly documentType: DocumentType
  readonly name: string
  readonly contentType: ContentKind
  readonly sizeBytes: number
  readonly fileKey: string
}

/** Under the player's lock: a stored file becomes one of the player's documents. Returns its id; refuses UPLOAD_QUOTA_REACHED. */
export async function addDocument(deps: Deps, tx: Tx, file: StoredFile): Promise<string> {
  await demandRoom(deps, tx, file)
  const id = deps.newId('doc', file.playerId)
  await insertDocument(tx, { ...file, id, uploadedAt: deps.clock.now() })
  return id
}

/** Removes the file of a refused document; the tidying job removes what a crash leaves behind. */
export async function removeIfRefused(deps: Deps, { fileKey, error }: { fileKey: string; error: unknown }) {
  if (error instanceof Refusal) await deps.files.remove(fileKey)
}
