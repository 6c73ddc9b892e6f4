import { type PlayerApi, Refusal, type RequestOf } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { demandFewUploads } from './quota.ts'
import { addDocument, demandHarmless, demandKind } from './receive-file.ts'
import { lockPlayer } from './store/proofs.ts'
import { insertUpload, setReceived, type Upload, uploadByKey } from './store/uploads.ts'

type Part = RequestOf<PlayerApi['verification']['uploadPart']>

/**
 * Parts arrive in order. The row holds the accepted length; bytes on disk beyond it, from a part whose transaction failed, are overwritten when the part
 * is sent again.
 */
export function uploadPart(deps: Deps): Handler<PlayerApi['verification']['uploadPart']> {
  const { db, files } = deps
  return async (part, { session: { playerId } }) => {
    const { uploadKey, totalBytes, offset, file } = part
    const end = offset + file.size
    if (file.size === 0) throw new Refusal('FIELD_INVALID', { field: 'file', message: 'Empty' })
    if (end > totalBytes) throw new Refusal('FIELD_INVALID', { field: 'offset', message: 'Beyond the end' })
    return db.transaction(async (tx) => {
      await lockPlayer(tx, playerId)
      const upload = (await uploadByKey(tx, { playerId, uploadKey })) ?? (await begin(deps, tx, { playerId, part }))
      demandSame(upload, part)
      if (end <= upload.receivedBytes) return answer(upload)
      if (offset !== upload.receivedBytes) throw wrongOffset(upload)
      await files.writeAt(upload.fileKey, file, offset)
      const documentId = end === totalBytes ? await complete(deps, tx, upload) : null
      await setReceived(tx, { playerId, uploadKey, receivedBytes: end, documentId })
      return answer({ ...upload, receivedBytes: end, documentId })
    })
  }
}

/** The first part shows the kind, so that a wrong file is refused before all 15 MB are sent. */
async function begin(deps: Deps, tx: Tx, { playerId, part }: { playerId: string; part: Part }): Promise<Upload> {
  const { uploadKey, documentType, name, totalBytes, offset, file } = part
  const upload = { playerId, uploadKey, documentType, name, totalBytes, fileKey: deps.files.newKey() }
  if (offset !== 0) throw wrongOffset({ receivedBytes: 0 })
  await demandKind(file)
  await demandFewUploads(tx, playerId)
  await insertUpload(tx, { ...upload, at: deps.clock.now() })
  return { ...upload, receivedBytes: 0, documentId: null }
}

async function complete(deps: Deps, tx: Tx, upload: Upload): Promise<string> {
  const { playerId, documentType, name, totalBytes: sizeBytes, fileKey } = upload
  const contentType = await demandHarmless((await deps.files.open(fileKey)).slice(0, sizeBytes))
  return addDocument(deps, tx, { playerId, documentType, name, sizeBytes, fileKey, contentType })
}

function demandSame(upload: Upload, part: Part): void {
  const same =
    upload.documentType === part.documentType && upload.totalBytes === part.totalBytes && upload.name === part.name
  if (!same) throw new Refusal('IDEMPOTENCY_CONFLICT', { field: 'uploadKey' })
}

function wrongOffset({ receivedBytes }: Pick<Upload, 'receivedBytes'>): Refusal {
  return new Refusal('UPLOAD_OFFSET_WRONG', { field: 'offset', params: { expectedOffset: receivedBytes } })
}

function answer({ uploadKey, receivedBytes, documentId }: Upload) {
  return { success: true as const, uploadKey, receivedBytes, ...(documentId === null ? {} : { documentId }) }
}
