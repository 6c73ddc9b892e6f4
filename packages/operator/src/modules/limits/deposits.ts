import { Refusal } from '@andon/contract'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { minuteOf } from './domain/minutes.ts'
import { judgeAmounts } from './judge-amounts.ts'
import type { DepositRefusal, DepositRequest } from './limits-for-money.ts'
import { lockPlayerRows } from './lock-player-rows.ts'
import { lockViewOf, refuseLocked, stopOf } from './lock-view.ts'
import { noTimeLeft, sessionEndsAt } from './session-end.ts'
import { deleteReservation, growCounters, insertReservation } from './store/counters.ts'

/** Locks the player's row and reserves the amount if it passes, so the second of two concurrent requests includes the first. */
export async function checkDeposit(deps: Deps, tx: Tx, { depositId, playerId, amount }: DepositRequest): Promise<void> {
  const rows = await lockPlayerRows(deps, tx, [playerId])
  refuseLocked(stopOf(rows.get(playerId)))
  const [limit] = await judgeAmounts(deps, tx, { asked: [{ playerId, amount }], rows, types: ['deposit'] })
  if (limit) throw new Refusal('LIMIT_REACHED', { field: 'amount', params: limit })
  await insertReservation(tx, { depositId, playerId, amount, at: deps.clock.now() })
}

/**
 * Whether a deposit may be captured and credited now: null, or the lock, session limit or deposit limit that prevents it. Locks the player's row, so
 * no lock and no limit changes until the transaction ends. `amount` (minor units) replaces the reserved amount, because it may differ from the
 * announced one; a refused deposit keeps no reservation.
 */
export async function checkCapture(
  deps: Deps,
  tx: Tx,
  { depositId, playerId, amount }: DepositRequest,
): Promise<DepositRefusal | null> {
  const rows = await lockPlayerRows(deps, tx, [playerId])
  await deleteReservation(tx, { playerId, depositId })
  const player = rows.get(playerId)
  assert(player, `the row of ${playerId} is locked`)
  const lock = stopOf(player)
  if (lock) return { code: 'ACCOUNT_LOCKED', params: lockViewOf(lock) }
  const at = deps.clock.now()
  const { bounds, spans } = await sessionEndsAt(deps, tx, player)
  const isRunning = spans.some(({ to }) => to >= at.epochMilliseconds)
  const session = noTimeLeft({ bounds, spans }, { at, isRunning })
  if (session) return { code: 'SESSION_LIMIT_REACHED', params: session }
  const [limit] = await judgeAmounts(deps, tx, { asked: [{ playerId, amount }], rows, types: ['deposit'] })
  if (limit) return { code: 'LIMIT_REACHED', params: limit }
  await insertReservation(tx, { depositId, playerId, amount, at })
  return null
}

/** Credited money counts from now on, whether it was reserved or not. */
export async function recordDeposit(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { depositId, playerId, amount }: DepositRequest,
): Promise<void> {
  await deleteReservation(tx, { playerId, depositId })
  await growCounters(tx, minuteOf(clock.now()), [{ playerId, deposited: amount, wagered: 0, won: 0, staked: 0 }])
}

export async function releaseDeposit(tx: Tx, deposit: { playerId: string; depositId: string }): Promise<void> {
  await deleteReservation(tx, deposit)
}
