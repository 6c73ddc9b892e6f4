import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { startChecks } from './start-checks.ts'
import { documentsByIds } from './store/documents.ts'
import { lockPlayer } from './store/proofs.ts'

export function send(deps: Deps): Handler<PlayerApi['verification']['send']> {
  return ({ documentId }, { session: { playerId } }) =>
    sendDocuments(deps, { playerId, ids: [documentId], field: 'documentId' })
}

export function sendMultiple(deps: Deps): Handler<PlayerApi['verification']['sendMultiple']> {
  return ({ documentIds }, { session: { playerId } }) =>
    sendDocuments(deps, { playerId, ids: documentIds, field: 'documentIds' })
}

/** Sends all or none; documents sent before are unchanged. */
async function sendDocuments(
  deps: Deps,
  { playerId, ids, field }: { playerId: string; ids: readonly string[]; field: string },
) {
  const wanted = new Set(ids)
  const documents = await deps.db.transaction(async (tx) => {
    await lockPlayer(tx, playerId)
    const found = await documentsByIds(tx, { playerId, ids: [...wanted] })
    if (found.length !== wanted.size) throw new Refusal('DOCUMENT_UNKNOWN', { field })
    await startChecks(deps, tx, { playerId, documents: found.filter(({ checkId }) => checkId === null) })
    return documentsByIds(tx, { playerId, ids: [...wanted] })
  })
  return {
    success: true as const,
    documents: documents.map(({ id: documentId, documentType, status }) => ({ documentId, documentType, status })),
  }
}
