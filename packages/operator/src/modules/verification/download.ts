import { type PlayerApi, Refusal } from '@andon/contract'
import { Download } from '@andon/contract/files'
import type { Handler } from '@andon/platform/http'
import type { ContentKind } from './content-kind.ts'
import type { Deps } from './deps.ts'
import { documentsByIds } from './store/documents.ts'

export function download({ db, files }: Deps): Handler<PlayerApi['verification']['download']> {
  return async ({ documentId }, { session: { playerId } }) => {
    const [document] = await documentsByIds(db, { playerId, ids: [documentId] })
    if (!document) throw new Refusal('DOCUMENT_UNKNOWN', { field: 'documentId' })
    const { contentType, fileKey, name } = document
    return new Download({
      content: await files.open(fileKey),
      contentType,
      fileName: fileNameFor({ name: name || documentId, contentType }),
    })
  }
}

const extensions: Record<ContentKind, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
}

/** The sender's file name with the extension of the file's real kind. */
function fileNameFor({ name, contentType }: { name: string; contentType: ContentKind }): string {
  return `${name.replace(/\.[^.]*$/, '') || 'document'}.${extensions[contentType]}`
}
