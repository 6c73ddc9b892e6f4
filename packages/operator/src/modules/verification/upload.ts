import type { PlayerApi } from '@andon/contract'
import { fileNameOf } from '@andon/contract/files'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { addDocument, demandHarmless, removeIfRefused } from './receive-file.ts'
import { startChecks } from './start-checks.ts'
import { lockPlayer } from './store/proofs.ts'

export function upload(deps: Deps): Handler<PlayerApi['verification']['upload']> {
  const { db, files } = deps
  return async ({ documentType, file, hold }, { session: { playerId } }) => {
    const contentType = await demandHarmless(file)
    const fileKey = await files.put(file)
    const stored = { playerId, documentType, name: fileNameOf(file), contentType, sizeBytes: file.size, fileKey }
    try {
      const documentId = await db.transaction(async (tx) => {
        await lockPlayer(tx, playerId)
        const id = await addDocument(deps, tx, stored)
        if (!hold) await startChecks(deps, tx, { playerId, documents: [{ id, documentType }] })
        return id
      })
      return { success: true, documentId, status: hold ? 'vrfn_new' : 'vrfn_init' }
    } catch (error) {
      await removeIfRefused(deps, { fileKey, error })
      throw error
    }
  }
}
