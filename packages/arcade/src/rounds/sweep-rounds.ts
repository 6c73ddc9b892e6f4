import { assert } from '@andon/platform/assert'
import { continueDue } from '@andon/platform/owed-calls'
import type { Deps } from '../deps.ts'
import { roundWentOn } from '../facts.ts'
import { claimDueRounds, type DueRound } from '../store/rounds.ts'
import { findStagedRound } from '../store/staged-rounds.ts'
import { cancelRound } from './cancel-round.ts'
import { returnFurtherStake } from './raise-stake.ts'
import { settleRound } from './settle-round.ts'
import { timeOutRound } from './time-out.ts'

/** Rounds that are continued at once, and in one sweep. */
const atOnce = 32
const mostInAPass = 3_200

/**
 * Continues every open round that is due: pays owed wins, returns stakes with an unknown outcome, acts for players whose time has run out. A failure does not affect
 * other rounds. If the process that owned a round is only slow, both may call the wallet, which moves money for only one of a win and a rollback. Returns how many it tried.
 */
export function sweepRounds(deps: Deps): Promise<number> {
  return continueDue<DueRound>({
    clock: deps.clock,
    log: deps.log,
    what: 'continuing a round',
    nameOf: ({ id }) => ({ roundId: id }),
    atOnce,
    mostInAPass,
    claim: (by) => claimDueRounds(deps.db, by),
    step: async (round) => {
      await nextStep(deps, round)
      deps.announce(roundWentOn({ key: round.owner, data: { round: round.id, by: null } }))
    },
  })
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
