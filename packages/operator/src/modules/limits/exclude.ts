import { Refusal } from '@andon/contract'
import { type LockView, lockDays, lockForGoodDays } from '@andon/contract/player-api/limits-fields'
import type { PlayerContext } from '@andon/platform/http'
import { afterCommit, assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { accountLocked } from './events.ts'
import type { Lock } from './limits-for-money.ts'
import { lockPlayerRow, lockPlayerRows } from './lock-player-rows.ts'
import { lockViewOf } from './lock-view.ts'
import { type LimitedPlayer, type NewLock, putLock } from './store/players.ts'

/** So close to the end in force that it is the same wish, asked twice. */
const sameWish = { minutes: 1 }

/**
 * Locks the account, or puts it on a break, and ends every session in the same transaction. An end in force is only ever moved later: the same
 * wish again is answered with what holds, a shorter one is refused. Other accounts of the same person follow.
 */
export function exclude(
  deps: Deps,
  { days, kind }: { days: number; kind: NewLock['kind'] },
  { session: { playerId }, cookies }: PlayerContext,
): Promise<{ success: true; lock: LockView }> {
  const { db, clock, persons } = deps
  return db.transaction(async (tx) => {
    const others = await persons.lockPerson(tx, playerId)
    const player = (await lockPlayerRows(deps, tx, [playerId, ...others])).get(playerId)
    assert(player, `${playerId} is held`)
    if (kind === 'lock') demandLongEnough(deps, { days, country: player.country })
    const { lock: before } = player
    const at = clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'ceil' }) // as it is stored and told, and never too early
    const until = days === lockForGoodDays ? null : at.add({ hours: days * 24 })
    if (before && !isLater(until, before.until)) {
      if (isLater(before.until, until)) throw new Refusal('LOCK_SHORTER', { params: lockViewOf(before) })
      return { success: true, lock: lockViewOf(before) }
    }
    const strictest = before?.kind === 'lock' ? 'lock' : kind
    const lock = await putInForce(deps, tx, {
      player,
      days,
      at,
      lock: { kind: strictest, since: before?.since ?? at, until },
    })
    await persons.followLock(tx, { playerId, lock })
    afterCommit(tx, () => cookies.renewAntiForgery(null)) // the next call comes from nobody's session
    return { success: true, lock: lockViewOf(lock) }
  })
}

/**
 * Locks an account of a person who is excluded under another one, for as long as that one is. False where it is locked for as long already. The
 * player may be held before; if not, their row is held from now on.
 */
export async function lockAlike(
  deps: Deps,
  tx: Tx,
  { playerId, lock: { kind, until } }: { playerId: string; lock: Lock },
): Promise<boolean> {
  const player = await lockPlayerRow(deps, tx, playerId)
  const at = deps.clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'ceil' })
  const { lock: before } = player
  if (before && !isLater(until, before.until)) return false
  const days = until === null ? lockForGoodDays : Math.max(0, Math.ceil(until.since(at).total('hours') / 24))
  const strictest = kind === 'lock' || before?.kind === 'lock' ? 'lock' : 'break'
  await putInForce(deps, tx, { player, days, at, lock: { kind: strictest, since: before?.since ?? at, until } })
  return true
}

async function putInForce(
  deps: Deps,
  tx: Tx,
  { player, days, at, lock: started }: { player: LimitedPlayer; days: number; at: Temporal.Instant; lock: NewLock },
): Promise<Lock> {
  const { playerId } = player
  const lock: Lock = { ...started, isOver: false, returnsAt: null }
  await putLock(tx, { id: deps.newId('exc'), playerId, days, at, lock: started })
  await deps.outbox.write(tx, [await accountLocked(deps, tx, { player, lock })]) // before their sessions end: the player's open pages hear until when
  if (lock.kind === 'lock') await deps.endMarketing(tx, playerId) // every lock lasts six months or more
  await deps.endSessions(tx, { playerId, reason: 'ACCOUNT_LOCKED' })
  return lock
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
