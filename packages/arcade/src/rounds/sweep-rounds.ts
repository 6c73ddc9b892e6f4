import type { Deps } from '../deps.ts'
import { claimDueRounds, type DueRound } from '../store/rounds.ts'
import { cancelRound } from './cancel-round.ts'
import { ownedUntil } from './open-round.ts'
import { settleRound } from './settle-round.ts'

const batchSize = 32
const maxBatches = 100

/** Continues every open round that is due: pays owed wins, returns stakes with an unknown outcome. Returns how many it tried. */
export async function sweepRounds(deps: Deps): Promise<number> {
  let tried = 0
  for (let batch = 0; batch < maxBatches; batch++) {
    const now = deps.clock.now()
    const due = await claimDueRounds(deps.db, { now, leasedUntil: ownedUntil(now), limit: batchSize })
    await Promise.all(due.map((round) => continueRound(deps, round)))
    tried += due.length
    if (due.length < batchSize) break
  }
  return tried
}

/** A failure is logged and does not affect other rounds; the round is tried again when its lease expires. */
async function continueRound(deps: Deps, round: DueRound): Promise<void> {
  try {
    if (round.state === 'staked') await settleRound(deps, round)
    else await cancelRound(deps, round)
  } catch (error) {
    deps.log.error({ err: error, roundId: round.id }, 'continuing a round failed')
  }
}
