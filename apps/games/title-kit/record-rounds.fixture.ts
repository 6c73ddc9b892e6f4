import { kindOf } from '@andon/arcade/engines/kinds'
import type { RoundEvent } from '@andon/arcade/round-events'
import { playSample } from '@andon/arcade/titles/sample-round.fixture'
import type { Title } from '@andon/arcade/titles/title'
import { winTiers } from '../src/win/tiers.ts'

/** A round as the server would send it: what happened in each step, the first one when it opened and one for each action. */
export interface RecordedRound {
  /** What it is an example of. */
  readonly name: string
  readonly nonce: number
  readonly stake: number
  readonly choice: Readonly<Record<string, string | number | boolean>> | null
  readonly actions: readonly Readonly<Record<string, string | number | boolean>>[]
  /** Taken by each action; absent where none takes a stake. */
  readonly furtherStakes?: readonly number[]
  readonly steps: readonly (readonly RoundEvent[])[]
  readonly win: number
}

/** Loss, at most the stake, more, and the tiers. */
const sizes = 3 + winTiers.length
/** A longer round would make the tests slow. */
const eventsMost = 120
/** All rounds are recorded with them; only the nonce differs. */
export const recordedSeeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'recorded' } as const

/** Examples of a title's rounds, replayed from fixed seeds: a loss, each tier of win, and each kind of event at least once. */
export function recordRounds(title: Title): RecordedRound[] {
  const wanted = new Map<string, RecordedRound>()
  const byEvent = new Map<string, RecordedRound>()
  const { rounds: roundsTried } = kindOf(title.current.display).samples
  for (let nonce = 0; nonce < roundsTried && wanted.size < sizes; nonce++) {
    const round = playOne(title, nonce)
    if (round.steps.flat().length > eventsMost) continue
    const name = sizeOf(round)
    if (!wanted.has(name)) wanted.set(name, { ...round, name })
    for (const { type } of round.steps.flat())
      if (!byEvent.has(type)) byEvent.set(type, { ...round, name: `with-${type}` })
  }
  const rounds = [...wanted.values()]
  for (const [type, round] of byEvent) {
    const isShown = rounds.some(({ steps }) => steps.flat().some((event) => event.type === type))
    if (!isShown) rounds.push(round)
  }
  return rounds
}

function sizeOf({ win, stake }: RecordedRound): string {
  if (win === 0) return 'loss'
  if (win <= stake) return 'below-stake'
  return winTiers.findLast(({ from }) => win >= from * stake)?.name ?? 'win'
}

/** The same round again; choice and actions are those of the kind's samples. */
export function playOne(title: Title, nonce: number): RecordedRound {
  const { furtherStakes, ...round } = playSample(title, { ...recordedSeeds, nonce })
  const takesMore = furtherStakes.some((stake) => stake > 0)
  return {
    ...round,
    name: '',
    nonce,
    actions: round.actions as RecordedRound['actions'], // the samples have flat ones
    ...(takesMore && { furtherStakes }),
  }
}
