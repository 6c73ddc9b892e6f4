import { type Deps, walletOf } from '../deps.ts'
import { endRound, moveOn, postpone } from '../store/rounds.ts'
import { rollbackRequest } from './money-requests.ts'
import { type OpenRound, ownedUntil, retryAt } from './open-round.ts'

/**
 * Returns the stake of a round of which nobody knows whether it was taken. True once the wallet has answered; until then the sweeper
 * asks again. ROUND_CLOSED says that stake and win were both booked by a process that died before writing it down: the round stands.
 */
export async function cancelRound(deps: Deps, round: OpenRound): Promise<boolean> {
  const { db, clock, log } = deps
  if (round.state === 'drawn') {
    const nextAttemptAt = ownedUntil(clock.now())
    const mine = await moveOn(db, { id: round.id, from: 'drawn', to: 'cancelling', nextAttemptAt })
    if (!mine) return false
  }
  const rollback = await walletOf(deps, round).call('rollback', rollbackRequest(round))
  if (rollback.outcome === 'ok' || (rollback.outcome === 'refused' && rollback.code === 'BET_ROLLED_BACK')) {
    await endRound(db, { id: round.id, as: 'cancelled', at: clock.now() })
    return true
  }
  if (rollback.outcome === 'refused' && rollback.code === 'ROUND_CLOSED') {
    log.warn({ roundId: round.id }, 'a round thought lost was settled before')
    await endRound(db, { id: round.id, as: 'settled', at: clock.now() })
    return false
  }
  log.error(
    { roundId: round.id, attempts: round.attempts, why: rollback.why },
    'a stake is to be returned and will be asked for again',
  )
  await postpone(db, { id: round.id, at: retryAt(clock.now(), round.attempts) })
  return false
}
