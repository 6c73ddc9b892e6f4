import { assert } from '@andon/platform/assert'
import type { Deps } from '../deps.ts'
import { claimDueRounds, type DueRound } from '../store/rounds.ts'
import { findStagedRound } from '../store/staged-rounds.ts'
import { cancelRound } from './cancel-round.ts'
import { ownedUntil } from './open-round.ts'
import { returnFurtherStake } from './raise-stake.ts'
import { settleRound } from './settle-round.ts'
import { timeOutRound } from './time-out.ts'

const batchSize = 32
const maxBatches = 100

/**
 * Continues every open round that is due: pays owed wins, returns stakes with an unknown outcome, acts for players whose time has run out. Returns how many it
 * tried.
 */
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
    await nextStep(deps, round)
  } catch (error) {
    deps.log.error({ err: error, roundId: round.id }, 'continuing a round failed')
  }
}

async function nextStep(deps: Deps, round: DueRound): Promise<unknown> {
  switch (round.state) {
    case 'drawn':
    case 'cancelling':
      return cancelRound(deps, round)
    case 'playing':
    case 'raising':
    case 'returning':
      return continueStaged(deps, round)
    case 'staked':
      assert(round.win !== null, 'a round whose win is owed is decided')
      return settleRound(deps, { ...round, win: round.win })
  }
}

async function continueStaged(deps: Deps, { owner, id, state }: DueRound): Promise<void> {
  const round = await findStagedRound(deps.db, { owner, id })
  if (round?.state !== state) return // its player was faster
  if (state === 'playing') await timeOutRound(deps, round)
  else await returnFurtherStake(deps, round)
}
