import { Refusal } from '@andon/contract'
import { type LockView, lockDays, lockForGoodDays } from '@andon/contract/player-api/limits-fields'
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
  const { db, clock, newId, outbox, endMarketing, endSessions } = deps
  return db.transaction(async (tx) => {
    const player = await holdPlayer(deps, tx, playerId)
    if (kind === 'lock') demandLongEnough(deps, { days, country: player.country })
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
    if (lock.kind === 'lock') await endMarketing(tx, playerId) // every lock lasts six months or more
    await endSessions(tx, { playerId, reason: 'ACCOUNT_LOCKED' })
    afterCommit(tx, () => cookies.renewAntiForgery(null)) // the next call comes from nobody's session
    return { success: true, lock: lockViewOf(lock) }
  })
}

/** For how many days an account can be locked there. Shorter times than the law's minimum are breaks, which promise less. */
export function lockDaysIn(
  { selfExclusionMinimumDays }: Pick<Deps, 'selfExclusionMinimumDays'>,
  country: string,
): number[] {
  const minimumDays = selfExclusionMinimumDays(country)
  return lockDays.filter((days) => days >= minimumDays)
}

function demandLongEnough(deps: Deps, { days, country }: { days: number; country: string }): void {
  const offered = lockDaysIn(deps, country)
  if (offered.includes(days)) return
  throw new Refusal('LOCK_TOO_SHORT', { field: 'days', params: { minimumDays: Math.min(...offered) } })
}

/** By more than a moment; null is for good. */
function isLater(a: Temporal.Instant | null, b: Temporal.Instant | null): boolean {
  if (a === null || b === null) return a === null && b !== null
  return Temporal.Instant.compare(a, b.add(sameWish)) > 0
}
