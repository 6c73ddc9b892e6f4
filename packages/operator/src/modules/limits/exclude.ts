import { Refusal } from '@andon/contract'
import { type LockView, lockForGoodDays } from '@andon/contract/player-api/limits-fields'
import type { PlayerContext } from '@andon/platform/http'
import { afterCommit } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { accountLocked } from './events.ts'
import { holdPlayer } from './hold-players.ts'
import { lockViewOf } from './lock-view.ts'
import type { Lock } from './money-path.ts'
import { putLock } from './store/players.ts'

/** So close to the end in force that it is the same wish, asked twice. */
const sameWish = { minutes: 1 }

/**
 * Locks the account, or puts it on a break, and ends every session in the same transaction. An end in force is only ever moved later: the same
 * wish again is answered with what holds, a shorter one is refused.
 */
export function exclude(
  deps: Deps,
  { days, kind }: { days: number; kind: Lock['kind'] },
  { session: { playerId }, cookies }: PlayerContext,
): Promise<{ success: true; lock: LockView }> {
  const { db, clock, newId, outbox, endSessions } = deps
  return db.transaction(async (tx) => {
    const player = await holdPlayer(deps, tx, playerId)
    const { lock: before } = player
    const at = clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'ceil' }) // as it is stored and told, and never too early
    const until = days === lockForGoodDays ? null : at.add({ hours: days * 24 })
    if (before && !isLater(until, before.until)) {
      if (isLater(before.until, until)) throw new Refusal('LOCK_SHORTER', { params: lockViewOf(before) })
      return { success: true, lock: lockViewOf(before) }
    }
    const lock: Lock = { kind: before?.kind === 'lock' ? 'lock' : kind, since: before?.since ?? at, until }
    await putLock(tx, { id: newId('exc'), playerId, days, at, lock })
    await outbox.write(tx, [await accountLocked(deps, tx, { player, lock })]) // before their sessions end: the player's open pages hear until when
    await endSessions(tx, { playerId, reason: 'ACCOUNT_LOCKED' })
    afterCommit(tx, () => cookies.renewAntiForgery(null)) // the next call comes from nobody's session
    return { success: true, lock: lockViewOf(lock) }
  })
}

/** By more than a moment; null is for good. */
function isLater(a: Temporal.Instant | null, b: Temporal.Instant | null): boolean {
  if (a === null || b === null) return a === null && b !== null
  return Temporal.Instant.compare(a, b.add(sameWish)) > 0
}
