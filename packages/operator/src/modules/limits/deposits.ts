import { Refusal } from '@andon/contract'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from './deps.ts'
import { minuteOf } from './domain/minutes.ts'
import { holdPlayers } from './hold-players.ts'
import { judgeAmounts } from './judge-amounts.ts'
import { refuseLocked } from './lock-view.ts'
import type { DepositRequest } from './money-path.ts'
import { deleteReservation, growCounters, insertReservation } from './store/counters.ts'

/** Holds the player, and reserves what passes: of two requests at once the second sees the first. */
export async function checkDeposit(deps: Deps, tx: Tx, { depositId, playerId, amount }: DepositRequest): Promise<void> {
  const held = await holdPlayers(deps, tx, [playerId])
  refuseLocked(held.get(playerId)?.lock)
  const [limit] = await judgeAmounts(deps, tx, { asked: [{ playerId, amount }], held, types: ['deposit'] })
  if (limit) throw new Refusal('LIMIT_REACHED', { field: 'amount', params: limit })
  await insertReservation(tx, { depositId, playerId, amount, at: deps.clock.now() })
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
