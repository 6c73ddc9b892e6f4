import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { attributesOf, lockAttributes } from './store/attributes.ts'
import { closeReviews, lockRecognition, openReviews, type Recognition } from './store/recognitions.ts'

const mostListed = 200

export type Decision = { readonly decided: Recognition } | { readonly problem: string }
type Open = Recognition & { readonly accountId: string }

/** The decisions that people take over accounts held for review. Each is recorded with who took it, and is taken once. */
export function createBackOffice(deps: Deps) {
  const { clock, db, limits, log } = deps

  async function decide(id: string, work: (tx: Tx, open: Open) => Promise<Decision>): Promise<Decision> {
    return db.transaction(async (tx) => {
      const found = await lockRecognition(tx, id)
      if (!found) return { problem: `there is no recognition ${id}` }
      const { accountId, state } = found
      if (state !== 'open' || accountId === null) return { problem: `${id} does not wait for a decision: ${state}` }
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
    /** Accounts that wait, with the lock of the person they may belong to; undefined: it is over. */
    list: async () => {
      const waiting = await openReviews(db, mostListed)
      const locks = await limits.lockOf(
        db,
        waiting.map(({ excludedId }) => excludedId),
      )
      return waiting.map((recognition) => ({ ...recognition, lock: locks.get(recognition.excludedId) }))
    },
    /** It is another person: the account is free, and the same evidence does not hold it again. */
    clear: (id: string, actor: string) => decide(id, (tx, open) => close(tx, open, { state: 'cleared', actor })),
    /** It is the same person: the account is locked as the other one is. */
    confirm: (id: string, actor: string) =>
      decide(id, async (tx, open) => {
        const { accountId, excludedId } = open
        const lock = (await limits.lockOf(tx, [excludedId])).get(excludedId)
        if (!lock || lock.kind === 'review') return { problem: `the lock of ${excludedId} is over: clear ${id}` }
        await limits.lockAlike(tx, { playerId: accountId, lock })
        return close(tx, open, { state: 'confirmed', actor })
      }),
  }
}
