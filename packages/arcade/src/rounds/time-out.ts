import { assert } from '@andon/platform/assert'
import { ownedUntil } from '@andon/platform/owed-calls'
import type { Deps } from '../deps.ts'
import { type StagedRound, takeActions } from '../store/staged-rounds.ts'
import { type Continuation, continuedBy, gameOf } from './replay-round.ts'
import { settleRound } from './settle-round.ts'

/** Far more than any game needs; a default action that never settles is broken. */
const maxDefaultActions = 100

/** Ends a round whose player did not act in time: takes the default actions, all at once, and pays the win. An action of the player that is faster counts. */
export async function timeOutRound(deps: Deps, round: StagedRound): Promise<void> {
  const { actions, events, win } = defaultActions(deps, round)
  const nextAttemptAt = ownedUntil(deps.clock.now())
  const taken = { round, from: 'playing', actions, events, win, furtherStake: 0, nextAttemptAt, byRules: true } as const
  if (await takeActions(deps.db, taken))
    await settleRound(deps, { ...round, state: 'staked', win, finishedByRules: true })
}

function defaultActions(
  { titles }: Deps,
  round: StagedRound,
): { actions: readonly unknown[]; events: Continuation['events']; win: number } {
  const game = gameOf(titles.of(round.gameCode), round)
  const actions: unknown[] = []
  for (let taken = 0; taken <= maxDefaultActions; taken++) {
    const step = continuedBy(game, round, actions)
    const asksForStake = taken > 0 && step?.furtherStake !== 0
    assert(step && !asksForStake, 'a default action is allowed and asks for no stake')
    if (step.win !== null) return { actions, events: step.events, win: step.win }
    actions.push(step.defaultAction)
  }
  throw new Error(`default actions do not end round ${round.id}`)
}
