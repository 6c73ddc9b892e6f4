import type { PlayerApi } from '@andon/contract'
import type { DocumentView } from '@andon/contract/player-api/verification'
import { documentLabel, overallStatus } from '@andon/contract/verification-status'
import type { Handler } from '@andon/platform/http'
import type { Db, Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { type Document, documentsOf } from './store/documents.ts'
import { proofsOf } from './store/proofs.ts'
import { openUploadsOf } from './store/uploads.ts'

export function getAccountVerificationStatus({
  db,
}: Deps): Handler<PlayerApi['verification']['getAccountVerificationStatus']> {
  return async (_request, { session: { playerId } }) => {
    const [documents, uploads] = await Promise.all([documentsOf(db, playerId), openUploadsOf(db, playerId)])
    return {
      ...(await statusesOf(db, playerId)),
      files: documents.map(documentView),
      uploads: uploads.map(({ uploadKey, documentType, name, totalBytes, receivedBytes }) => ({
        uploadKey,
        documentType,
        name,
        totalBytes,
        receivedBytes,
      })),
    }
  }
}

export async function statusesOf(executor: Db | Tx, playerId: string) {
  const { identityStatus, addressStatus } = await proofsOf(executor, playerId)
  const documents = { identityStatus, addressStatus }
  return { success: true as const, documents, status: overallStatus(documents) }
}

function documentView(document: Document): DocumentView {
  const { id, documentType, name, contentType, sizeBytes, status, reason, uploadedAt, sentAt, decidedAt } = document
  return {
    documentId: id,
    documentType,
    name,
    contentType,
    sizeBytes,
    status,
    label: documentLabel(status),
    ...(reason === null ? {} : { reason }),
    uploadedAt: uploadedAt.toString(),
    ...(sentAt === null ? {} : { sentAt: sentAt.toString() }),
    ...(decidedAt === null ? {} : { decidedAt: decidedAt.toString() }),
  }
}
