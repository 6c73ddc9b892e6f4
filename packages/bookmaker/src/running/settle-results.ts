import type { Db } from '@andon/platform/sql'
import type { ResultMessage } from './border.ts'
import { forgetResults, oldestResults } from './store.ts'

const atOnce = 200

/** Hands stored results over in their order, and forgets them once they are handled. After a crash some come again. */
export async function settleResults(
  db: Db,
  settle: (results: readonly ResultMessage[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const some = await oldestResults(db, atOnce)
    const last = some.at(-1)
    if (!last) return
    await settle(some.map(({ message }) => message))
    await forgetResults(db, last.id)
  }
}
