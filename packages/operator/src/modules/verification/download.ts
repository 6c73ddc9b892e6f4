import { type PlayerApi, Refusal } from '@andon/contract'
import { Download } from '@andon/contract/files'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { documentsByIds } from './store/documents.ts'

export function download({ db, files }: Deps): Handler<PlayerApi['verification']['download']> {
  return async ({ documentId }, { session: { playerId } }) => {
    const [document] = await documentsByIds(db, { playerId, ids: [documentId] })
    if (!document) throw new Refusal('DOCUMENT_UNKNOWN', { field: 'documentId' })
    const { contentType, fileKey, name } = document
    return new Download({ content: await files.open(fileKey), contentType, fileName: name || documentId })
  }
}
