import { drawsOf } from '@andon/arcade/rng/seed-stream'
import type { RoundEvent } from '@andon/arcade/round-events'
import type { Title } from '@andon/arcade/titles/title'
import { winTiers } from '../src/win/tiers.ts'

/** A round as the server would send it: what happened in each step, the first one when it opened and one for each action. */
export interface RecordedRound {
  /** What it is an example of. */
  readonly name: string
  readonly nonce: number
  readonly stake: number
  readonly choice: Readonly<Record<string, number>> | null
  readonly actions: readonly Readonly<Record<string, string | number>>[]
  readonly steps: readonly (readonly RoundEvent[])[]
  readonly win: number
}

/** A round with many actions is replayed for each of them, so fewer are tried. */
const roundsTried = { slot: 60_000, instant: 1_500 } as const
/** Loss, at most the stake, more, and the tiers. */
const sizes = 3 + winTiers.length
/** A longer round would make the tests slow. */
const eventsMost = 120
const serverSeed = '5eed'.repeat(16)

/** Examples of a title's rounds, replayed from fixed seeds: a loss, each tier of win, and each kind of event at least once. */
export function recordRounds(title: Title): RecordedRound[] {
  const wanted = new Map<string, RecordedRound>()
  const kinds = new Map<string, RecordedRound>()
  for (let nonce = 0; nonce < roundsTried[title.current.display.engine] && wanted.size < sizes; nonce++) {
    const round = playOne(title, nonce)
    if (round.steps.flat().length > eventsMost) continue
    const name = sizeOf(round)
    if (!wanted.has(name)) wanted.set(name, { ...round, name })
    for (const { type } of round.steps.flat()) if (!kinds.has(type)) kinds.set(type, { ...round, name: `with-${type}` })
  }
  const rounds = [...wanted.values()]
  for (const [type, round] of kinds) {
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

/** The same round again; the actions follow from the nonce. */
export function playOne({ current, stakesIn }: Title, nonce: number): RecordedRound {
  const { display } = current
  const stake = stakesIn.JPY.defaultStake
  // more hazards in some rounds, for wins of each tier
  const choice = display.engine === 'instant' ? { hazards: display.defaultHazards + (nonce % 5) * 4 } : null
  const seeds = { serverSeed, clientSeed: 'recorded', nonce }
  const actions: Record<string, string | number>[] = []
  const steps: RoundEvent[][] = []
  for (;;) {
    const replayed = current.replay({ draws: drawsOf(seeds), stake, choice, actions })
    if (!replayed) throw new Error(`the rules do not allow ${JSON.stringify(actions)}`)
    steps.push(replayed.events.slice(steps.flat().length))
    if (replayed.win !== null) return { name: '', nonce, stake, choice, actions, steps, win: replayed.win }
    // opens one cell more with each round, up to ten, then cashes out
    const opened = actions.length
    actions.push(opened <= nonce % 10 ? { type: 'open', cell: (opened * 7 + 3) % 25 } : { type: 'cashOut' })
  }
}
