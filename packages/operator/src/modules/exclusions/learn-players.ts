import type { Deps } from './deps.ts'
import { detailAttributes } from './domain/attributes.ts'
import { digested } from './recognise.ts'
import { addAttributes, putProgress, readProgress } from './store/attributes.ts'

const batch = 500

/** Adds the attributes of players who registered before attributes were stored, one batch per run. */
export async function learnPlayers(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const ids = await deps.playerIdsAfter(tx, { after: await readProgress(tx), limit: batch })
    for (const id of ids) {
      const player = await deps.playerOf(tx, id)
      if (player) await addAttributes(tx, id, digested(deps, detailAttributes(player)))
    }
    const last = ids.at(-1)
    if (last !== undefined) await putProgress(tx, last)
  })
}
