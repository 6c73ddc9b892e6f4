import type { Lease } from '@andon/platform/leader'
import type { Db } from '@andon/platform/sql'
import type { ResultMessage } from './offer.ts'
import { forgetResults, oldestResults } from './store.ts'

const atOnce = 200

/** Hands the oldest stored results over, in their order, and forgets them once they are handled. After a crash some come again. Returns whether there may be more. */
export async function settleResults(
  db: Db,
  { settle, write }: { settle: (results: readonly ResultMessage[]) => Promise<void>; write: Lease['write'] },
): Promise<boolean> {
  const some = await oldestResults(db, atOnce)
  const last = some.at(-1)
  if (!last) return false
  await settle(some.map(({ message }) => message))
  await write((tx) => forgetResults(tx, last.id))
  return some.length === atOnce
}
