import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { takeReference } from './store/references.ts'

const mostAttempts = 5

/** An id whose reference (contract/reference.ts) no payment in either direction has. */
export async function newPaymentId(
  { newId }: Pick<Deps, 'newId'>,
  tx: Tx,
  { prefix, playerId }: { prefix: 'dep' | 'wdr'; playerId: string },
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const id = newId(prefix, playerId)
    if (await takeReference(tx, id)) return id
    assert(attempt < mostAttempts, 'a new payment gets a free reference')
  }
}
