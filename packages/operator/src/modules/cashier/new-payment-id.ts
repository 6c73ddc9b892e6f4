import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { isReferenceTaken } from './store/references.ts'

const mostAttempts = 5

/** An id whose reference (contract/reference.ts) no payment in either direction has. Two at once are stopped by the unique indexes. */
export async function newPaymentId({ newId }: Pick<Deps, 'newId'>, tx: Tx, prefix: 'dep' | 'wdr'): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const id = newId(prefix)
    if (!(await isReferenceTaken(tx, id))) return id
    assert(attempt < mostAttempts, 'a new payment gets a free reference')
  }
}
