import type { DocumentType } from '@andon/contract/player-api/verification'
import type { PlayerClient } from '../../api/client.ts'
import { ApiRefusal } from '../../api/refusal.ts'

const partBytes = 512 * 1024
const triesPerPart = 4

interface Sending {
  readonly api: Pick<PlayerClient['verification'], 'uploadPart'>
  readonly documentType: DocumentType
  readonly file: File
  /** Where an interrupted upload continues. */
  readonly from?: { readonly uploadKey: string; readonly receivedBytes: number } | undefined
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

/**
 * Uploads a file in parts and returns the document's id. A lost part is sent again; if the server has another offset, the server's counts.
 */
export async function sendFile({ api, documentType, file, from, signal, onProgress }: Sending): Promise<string> {
  const uploadKey = from?.uploadKey ?? crypto.randomUUID()
  let offset = from?.receivedBytes ?? 0
  let tries = 0
  while (true) {
    onProgress(offset / file.size)
    try {
      const part = file.slice(offset, offset + partBytes)
      const whole = { uploadKey, documentType, name: file.name, totalBytes: file.size }
      const reply = await api.uploadPart({ ...whole, offset, file: part }, { signal })
      if (reply.documentId !== undefined) return reply.documentId
      offset = reply.receivedBytes
      tries = 0
    } catch (error) {
      if (!(error instanceof ApiRefusal) || ++tries >= triesPerPart) throw error
      const expected = error.params.expectedOffset
      if (error.code === 'UPLOAD_OFFSET_WRONG' && typeof expected === 'number') offset = expected
      else if (error.code !== 'NETWORK' && error.code !== 'UNAVAILABLE') throw error
      else await new Promise((done) => setTimeout(done, 500 * 2 ** tries))
    }
  }
}
