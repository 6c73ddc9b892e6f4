import type { Deps } from './deps.ts'
import { screenDetails } from './recognise.ts'
import { putProgress, readProgress } from './store/attributes.ts'

const batch = 500
const mostBatches = 100

/**
 * Adds the attributes of players who registered before they were stored, or before they had their present form, and compares these players with the
 * excluded ones. Each player is one transaction, because comparing locks attributes and may lock the account.
 */
export async function learnPlayers(deps: Deps): Promise<void> {
  for (let count = 0; count < mostBatches; count++) {
    const after = await deps.db.transaction(readProgress)
    const ids = await deps.playerIdsAfter(deps.db, { after, limit: batch })
    for (const id of ids) await learn(deps, id)
    if (ids.length < batch) return
  }
}

function learn(deps: Deps, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const player = await deps.playerOf(tx, id)
    if (player) await screenDetails(deps, tx, { ...player, id })
    await putProgress(tx, id)
  })
}
