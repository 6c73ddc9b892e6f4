import { type Deps, walletOf } from '../deps.ts'
import { endRound, moveOn, postpone } from '../store/rounds.ts'
import { rollbackRequest } from './money-requests.ts'
import { type OpenRound, ownedUntil, retryAt } from './open-round.ts'

/**
 * Returns the stake of a round whose bet has an unknown outcome. True when the wallet has confirmed it; otherwise the sweeper tries again. ROUND_CLOSED
 * means that a process booked stake and win and crashed before storing it: the round is settled. No win is sent for a round that waits for its player before
 * that is stored, so there it contradicts our records.
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
    log.warn({ roundId: round.id }, 'the round to be cancelled was already settled')
    await endRound(db, { id: round.id, as: round.win === null ? 'disputed' : 'settled', at: clock.now() })
    return false
  }
  log.error(
    { roundId: round.id, attempts: round.attempts, why: rollback.why },
    'returning a stake failed and will be retried',
  )
  await postpone(db, { id: round.id, at: retryAt(clock.now(), round.attempts) })
  return false
}
