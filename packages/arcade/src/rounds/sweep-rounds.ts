import type { Deps } from '../deps.ts'
import { claimDueRounds, type DueRound } from '../store/rounds.ts'
import { cancelRound } from './cancel-round.ts'
import { ownedUntil } from './open-round.ts'
import { settleRound } from './settle-round.ts'

const batchSize = 32
const batchesAtMost = 100

/** Takes up every open round whose time has come: owed wins are sent, doubtful stakes returned. Returns how many it tried. */
export async function sweepRounds(deps: Deps): Promise<number> {
  let tried = 0
  for (let batch = 0; batch < batchesAtMost; batch++) {
    const now = deps.clock.now()
    const due = await claimDueRounds(deps.db, { now, leasedUntil: ownedUntil(now), limit: batchSize })
    await Promise.all(due.map((round) => takeUp(deps, round)))
    tried += due.length
    if (due.length < batchSize) break
  }
  return tried
}

/** One round's failure is logged and leaves its neighbours alone; its lease runs out and it is tried again. */
async function takeUp(deps: Deps, round: DueRound): Promise<void> {
  try {
    if (round.state === 'staked') await settleRound(deps, round)
    else await cancelRound(deps, round)
  } catch (error) {
    deps.log.error({ err: error, roundId: round.id }, 'taking up a round failed')
  }
}
