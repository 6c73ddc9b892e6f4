import { ownedUntil, retryAt } from '@andon/platform/owed-calls'
import { type Deps, walletOf } from '../deps.ts'
import { endRound, moveOn, postpone } from '../store/rounds.ts'
import { rollbackRequest } from './money-requests.ts'
import type { OpenRound } from './open-round.ts'

/**
 * Returns the stake of a round whose stake has an unknown outcome. `cancelled`: the wallet has confirmed it; `cancelling`: the sweeper tries again. ROUND_CLOSED
 * means that stake and win arrived, and only the reply did not: the round is settled. No win is sent for a round that waits for its player, or has jackpots, before that is
 * stored, so there it contradicts our records.
 */
export async function cancelRound(
  deps: Deps,
  round: OpenRound,
): Promise<'cancelled' | 'cancelling' | 'settled' | 'disputed'> {
  const { db, clock, log } = deps
  if (round.state === 'drawn') {
    const nextAttemptAt = ownedUntil(clock.now())
    const mine = await moveOn(db, { owner: round.owner, id: round.id, from: 'drawn', to: 'cancelling', nextAttemptAt })
    if (!mine) return 'cancelling'
  }
  const rollback = await walletOf(deps, round).call('rollback', rollbackRequest(round))
  if (rollback.outcome === 'ok' || (rollback.outcome === 'refused' && rollback.code === 'BET_ROLLED_BACK')) {
    await endRound(db, { owner: round.owner, id: round.id, as: 'cancelled', at: clock.now() })
    return 'cancelled'
  }
  if (rollback.outcome === 'refused' && rollback.code === 'ROUND_CLOSED') {
    log.warn({ roundId: round.id }, 'the round to be cancelled was already settled')
    const isInOneCall = round.win !== null && !round.jackpotTerms
    const as = isInOneCall ? 'settled' : 'disputed'
    await endRound(db, { owner: round.owner, id: round.id, as, at: clock.now() })
    return as
  }
  log.error(
    { roundId: round.id, attempts: round.attempts, why: rollback.why },
    'returning a stake failed and will be retried',
  )
  await postpone(db, { owner: round.owner, id: round.id, at: retryAt(clock.now(), round.attempts) })
  return 'cancelling'
}
