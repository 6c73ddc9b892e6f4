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

/** Holds the player, and reserves what passes: of two requests at once the second sees the first. */
export async function checkDeposit(deps: Deps, tx: Tx, { depositId, playerId, amount }: DepositRequest): Promise<void> {
  const held = await lockPlayerRows(deps, tx, [playerId])
  refuseLocked(stopOf(held.get(playerId)))
  const [limit] = await judgeAmounts(deps, tx, { asked: [{ playerId, amount }], held, types: ['deposit'] })
  if (limit) throw new Refusal('LIMIT_REACHED', { field: 'amount', params: limit })
  await insertReservation(tx, { depositId, playerId, amount, at: deps.clock.now() })
}

/**
 * Whether a deposit may be captured, and credited, at this moment: null, or the lock, session limit or deposit limit that stops it. Holds the player,
 * so no lock and no limit changes until the transaction ends. What it reserved when it was opened is replaced by `amount`, minor units, which may
 * be another sum than was announced; a refused deposit keeps no reservation.
 */
export async function checkCapture(
  deps: Deps,
  tx: Tx,
  { depositId, playerId, amount }: DepositRequest,
): Promise<DepositRefusal | null> {
  const held = await lockPlayerRows(deps, tx, [playerId])
  await deleteReservation(tx, depositId)
  const player = held.get(playerId)
  assert(player, `${playerId} is held`)
  const lock = stopOf(player)
  if (lock) return { code: 'ACCOUNT_LOCKED', params: lockViewOf(lock) }
  const at = deps.clock.now()
  const { bounds, spans } = await sessionEndsAt(deps, tx, player)
  const isRunning = spans.some(({ to }) => to >= at.epochMilliseconds)
  const session = noTimeLeft({ bounds, spans }, { at, isRunning })
  if (session) return { code: 'SESSION_LIMIT_REACHED', params: session }
  const [limit] = await judgeAmounts(deps, tx, { asked: [{ playerId, amount }], held, types: ['deposit'] })
  if (limit) return { code: 'LIMIT_REACHED', params: limit }
  await insertReservation(tx, { depositId, playerId, amount, at })
  return null
}

/** Credited money counts from the moment it is credited, reserved before or not. */
export async function recordDeposit(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { depositId, playerId, amount }: DepositRequest,
): Promise<void> {
  await deleteReservation(tx, depositId)
  await growCounters(tx, minuteOf(clock.now()), [{ playerId, deposited: amount, wagered: 0, won: 0, staked: 0 }])
}

export async function releaseDeposit(tx: Tx, depositId: string): Promise<void> {
  await deleteReservation(tx, depositId)
}
