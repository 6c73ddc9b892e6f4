import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { lockPlayerRow } from './lock-player-rows.ts'
import { lockViewOf } from './lock-view.ts'
import { putReturn } from './store/players.ts'

/**
 * The player asks to come back after the time of a lock. Nobody else does it for them, and nothing invites them to. Asking again changes nothing;
 * locking the account again takes the wish back. Refuses LOCK_NOT_OVER while the lock or a break runs, and for a lock for good.
 */
export function requestReturn(deps: Deps): Handler<PlayerApi['limits']['requestReturn']> {
  return (_request, { session: { playerId } }) =>
    deps.db.transaction(async (tx) => {
      const { lock } = await lockPlayerRow(deps, tx, playerId)
      if (!lock) return { success: true }
      if (!lock.isOver) throw new Refusal('LOCK_NOT_OVER', { params: lockViewOf(lock) })
      if (lock.returnsAt === null) await putReturn(tx, playerId, deps.clock.now())
      const after = await lockPlayerRow(deps, tx, playerId)
      return { success: true, ...(after.lock ? { lock: lockViewOf(after.lock) } : {}) }
    })
}
