import { type PlayerApi, Refusal } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { lockPlayerRow } from '../lock-player-rows.ts'
import { lockViewOf } from '../lock-view.ts'
import { putReturn } from '../store/players.ts'

/**
 * Requests the player's return after a lock. Only the player can request it, and nothing prompts them to. A repeated request changes nothing;
 * locking the account again cancels it. Refuses LOCK_NOT_OVER while a lock or break runs, and for a permanent lock.
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
