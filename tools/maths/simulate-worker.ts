import { parentPort, workerData } from 'node:worker_threads'
import { drawsOf } from '@andon/arcade/rng/seed-stream'
import type { Title } from '@andon/arcade/titles/title'

/** One core's share of the rounds of one title. `file` is the title's `index.ts`. */
export interface SimulateTask {
  readonly file: string
  readonly rounds: number
  readonly part: number
}

/** Sums over the rounds, in stakes. */
export interface Simulated {
  readonly rounds: number
  readonly sum: number
  readonly hits: number
  readonly aboveStake: number
  readonly greatest: number
}

/** Rounds from one stream: a stream for each would compute blocks that most rounds do not use up. */
const roundsPerStream = 500

const { file, rounds, part } = workerData as SimulateTask // from tools/maths/simulate-rounds.ts
const { title } = (await import(file)) as { title: Title } // the title kit tests each folder
const { defaultStake: stake } = title.stakesIn.JPY
let sum = 0
let hits = 0
let aboveStake = 0
let greatest = 0
for (let played = 0, nonce = 0; played < rounds; nonce++) {
  const draws = drawsOf({ serverSeed: `simulation-${part}`, clientSeed: title.gameCode, nonce })
  for (let round = 0; round < roundsPerStream && played < rounds; round++, played++) {
    const win = title.current.replay({ draws, stake, choice: null, actions: [] })?.win ?? 0 // slots settle at once
    sum += win
    if (win > 0) hits += 1
    if (win > stake) aboveStake += 1
    greatest = Math.max(greatest, win)
  }
}
parentPort?.postMessage({ rounds, sum: sum / stake, hits, aboveStake, greatest: greatest / stake } satisfies Simulated)
