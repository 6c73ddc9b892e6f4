import type { Db } from '@andon/platform/sql'
import type { ResultMessage } from './border.ts'
import { forgetResults, oldestResults } from './store.ts'

const atOnce = 200

/** Hands stored results over in their order while `goOn`, and forgets them once they are handled. After a crash some come again. */
export async function settleResults(
  db: Db,
  { settle, goOn }: { settle: (results: readonly ResultMessage[]) => Promise<void>; goOn: () => boolean },
): Promise<void> {
  while (goOn()) {
    const some = await oldestResults(db, atOnce)
    const last = some.at(-1)
    if (!last) return
    await settle(some.map(({ message }) => message))
    await forgetResults(db, last.id)
  }
}
