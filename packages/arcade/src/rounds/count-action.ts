import { ownedUntil } from '@andon/platform/owed-calls'
import type { Deps } from '../deps.ts'
import { type StagedRound, takeActions } from '../store/staged-rounds.ts'
import { actUntil } from './open-round.ts'
import type { Continuation } from './replay-round.ts'

/** An action that the rules allow, with its outcome. */
export interface Turn {
  readonly round: StagedRound
  readonly action: unknown
  readonly step: Continuation
}

/** Balances of the player to show; null if no money moved, or the wallet did not tell. */
export interface Balances {
  readonly afterStake: number | null
  readonly now: number | null
}

/** The round with the counted action. */
export interface TurnTaken {
  readonly round: StagedRound
  readonly balances: Balances
}

/** Counts an action, from `raising` one whose further stake is taken. Null if the round is in another state by now. */
export async function countAction(
  { db, clock, titles }: Deps,
  { round, action, step: { events, win, furtherStake } }: Turn,
  from: 'playing' | 'raising',
): Promise<StagedRound | null> {
  const nextAttemptAt = win === null ? actUntil(titles.of(round.gameCode), round.startedAt) : ownedUntil(clock.now())
  if (!(await takeActions(db, { round, from, actions: [action], events, win, furtherStake, nextAttemptAt })))
    return null
  return {
    ...round,
    state: win === null ? 'playing' : 'staked',
    furtherStaked: round.furtherStaked + furtherStake,
    actions: [...round.actions, action],
    events: [...round.events, ...events],
    win,
  }
}
