import { kindOf } from '../engines/kinds.ts'
import { drawsOf } from '../rng/seed-stream.ts'
import type { RoundEvent } from '../round-events.ts'
import type { Title } from './title.ts'

type Fields = Readonly<Record<string, string | number | boolean>>

/** A round from its beginning to its end. */
export interface SampleRound {
  readonly stake: number
  readonly choice: Fields | null
  readonly actions: readonly unknown[]
  /** The events of each step: the first when the round opened, and one for each action. */
  readonly steps: readonly (readonly RoundEvent[])[]
  /** Taken by each action. */
  readonly furtherStakes: readonly number[]
  readonly win: number
}

/** No default action takes longer to settle a round. */
const mostSteps = 200

/**
 * Plays a round with the choice and the actions of its kind's samples. `stake` is used where it is one of a list; a layout of bets is its own. After `actsAtMost` actions
 * the player stays away, and the default actions settle the round. A round of a table has one step: its bets are decided when it is over, with the actions that were taken
 * while it ran.
 */
export function playSample(
  { current, stakesIn, shared }: Pick<Title, 'current' | 'stakesIn' | 'shared'>,
  {
    stake: listed = stakesIn.JPY.defaultStake,
    actsAtMost = Number.POSITIVE_INFINITY,
    ...seeds
  }: { serverSeed: string; clientSeed: string; nonce: number; stake?: number; actsAtMost?: number },
): SampleRound {
  const { display } = current
  const { samples } = kindOf(display)
  const sample = seeds.nonce
  const choice = samples.choice(display, { sample, table: stakesIn.JPY.table ?? null })
  const stake = current.stakeOf(choice)?.total ?? listed
  const taken = shared ? samples.action(display, { sample, actions: [], events: [] }) : null
  const actions: unknown[] = taken ? [taken] : []
  const steps: (readonly RoundEvent[])[] = []
  const furtherStakes: number[] = []
  while (steps.length < mostSteps) {
    const replayed = current.replay({ draws: drawsOf(seeds), stake, choice, actions })
    if (!replayed) throw new Error(`the rules do not allow ${JSON.stringify({ choice, actions })}`)
    steps.push(replayed.events.slice(steps.flat().length))
    if (actions.length > 0 && !shared) furtherStakes.push(replayed.furtherStake)
    if (replayed.win !== null) return { stake, choice, actions, steps, furtherStakes, win: replayed.win }
    const own =
      actions.length < actsAtMost ? samples.action(display, { sample, actions, events: replayed.events }) : null
    actions.push(own ?? replayed.defaultAction)
  }
  throw new Error('the default action settles a round')
}
