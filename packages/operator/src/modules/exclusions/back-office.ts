import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { attributesOf, lockAttributes } from './store/attributes.ts'
import { closeReviews, lockRecognition, openReviews, type Recognition } from './store/recognitions.ts'

const mostListed = 200

export type Decision = { readonly decided: Recognition } | { readonly problem: string }
type Open = Recognition & { readonly accountId: string }

/** Operator decisions about accounts under review. Each decision is recorded with its actor and is made once. */
export function createBackOffice(deps: Deps) {
  const { clock, db, limits, log } = deps

  async function decide(id: string, work: (tx: Tx, open: Open) => Promise<Decision>): Promise<Decision> {
    return db.transaction(async (tx) => {
      const found = await lockRecognition(tx, id)
      if (!found) return { problem: `recognition ${id} not found` }
      const { accountId, state } = found
      if (state !== 'open' || accountId === null) return { problem: `recognition ${id} is not open: ${state}` }
      await lockAttributes(tx, await attributesOf(tx, accountId))
      return work(tx, { ...found, accountId })
    })
  }

  async function close(
    tx: Tx,
    open: Open,
    { state, actor }: { state: 'cleared' | 'confirmed'; actor: string },
  ): Promise<Decision> {
    const { id, accountId } = open
    const left = await closeReviews(tx, { accountId, which: { id }, state, at: clock.now(), by: actor })
    if (left === 0) await limits.endReview(tx, accountId)
    log.warn({ audit: 'exclusions', recognition: id, accountId, state, actor }, 'a recognition was decided')
    return { decided: { ...open, state } }
  }

  return {
    /** Open reviews with the lock of the excluded account; `lock` is undefined if it has ended. */
    list: async () => {
      const reviews = await openReviews(db, mostListed)
      const locks = await limits.lockOf(
        db,
        reviews.map(({ excludedId }) => excludedId),
      )
      return reviews.map((recognition) => ({ ...recognition, lock: locks.get(recognition.excludedId) }))
    },
    /** A different person: ends the review, and the same evidence does not start another one. */
    clear: (id: string, actor: string) => decide(id, (tx, open) => close(tx, open, { state: 'cleared', actor })),
    /** The same person: locks the account in the same way as the excluded one. */
    confirm: (id: string, actor: string) =>
      decide(id, async (tx, open) => {
        const { accountId, excludedId } = open
        const lock = (await limits.lockOf(tx, [excludedId])).get(excludedId)
        if (!lock || lock.kind === 'review') return { problem: `the lock of ${excludedId} has ended: clear ${id}` }
        await limits.lockAlike(tx, { playerId: accountId, lock })
        return close(tx, open, { state: 'confirmed', actor })
      }),
  }
}
