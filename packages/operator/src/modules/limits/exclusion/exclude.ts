import { Refusal } from '@andon/contract'
import { type LockView, lockDays, lockForGoodDays } from '@andon/contract/player-api/limits-fields'
import type { PlayerContext } from '@andon/platform/http'
import { afterCommit, assert, type Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { accountLocked, limitsState } from '../facts.ts'
import type { Lock } from '../limits-for-money.ts'
import { lockPlayerRow, lockPlayerRows } from '../lock-player-rows.ts'
import { lockViewOf } from '../lock-view.ts'
import { type LimitedPlayer, type NewLock, putLock } from '../store/players.ts'

/** An end this close to the end in force counts as a repetition of the same request. */
const sameWish = { minutes: 1 }

/**
 * Locks the account, or puts it on a break, and ends every session in the same transaction. An end in force can only be moved later: a repeated
 * request returns the lock in force, a shorter one is refused. The person's other accounts are locked too.
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
    assert(player, `the row of ${playerId} is locked`)
    if (kind === 'lock') demandLongEnough(deps, { days, country: player.country })
    const { lock: before } = player
    const at = clock.now().round({ smallestUnit: 'millisecond', roundingMode: 'ceil' }) // rounded up to the precision of the database, so never too early
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
    afterCommit(tx, () => cookies.renewAntiForgery(null)) // the next call is anonymous
    return { success: true, lock: lockViewOf(lock) }
  })
}

/**
 * Locks an account of a person who is excluded under another account, until the same end. False if it is already locked at least as long. Locks
 * the player's row.
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
  const data = { ...lockViewOf(lock), ...(await limitsState(deps, tx, player)) }
  await deps.facts.write(tx, [accountLocked({ key: playerId, data })]) // ends the sessions, too
  return lock
}

/** The lock durations in days for a country. Durations below the legal minimum are offered as breaks only. */
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

/** Later by more than the tolerance; null is permanent. */
function isLater(a: Temporal.Instant | null, b: Temporal.Instant | null): boolean {
  if (a === null || b === null) return a === null && b !== null
  return Temporal.Instant.compare(a, b.add(sameWish)) > 0
}
