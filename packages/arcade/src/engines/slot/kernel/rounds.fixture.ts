import { type Fraction, toNumber } from '@andon/money/fraction'
import type { Draws } from '../../../rng/draws.ts'
import { drawsOf } from '../../../rng/seed-stream.ts'

/** Rounds from one stream: a new stream for each would compute blocks that most rounds do not use up. */
const roundsPerStream = 1000

/** Plays rounds from fixed seeds, so that a test never fails by chance. `multipleOf` returns the win of a round in stakes. */
export function winsOfRounds(rounds: number, multipleOf: (draws: Draws) => number) {
  const wins: number[] = []
  for (let nonce = 0; wins.length < rounds; nonce++) {
    const draws = drawsOf({ serverSeed: 'd'.repeat(64), clientSeed: 'simulation', nonce })
    for (let round = 0; round < roundsPerStream && wins.length < rounds; round++) wins.push(multipleOf(draws))
  }
  const mean = wins.reduce((sum, win) => sum + win, 0) / rounds
  return {
    variance: wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / rounds,
    shareAbove: (multiple: number) => wins.filter((win) => win > multiple + 1e-9).length / rounds,
    /** The distance of the mean from the exact one in its standard errors; above 3.29 one time in a thousand. */
    meanDeviates: ({ rtp, variance }: { rtp: Fraction; variance: Fraction }) =>
      Math.abs(mean - toNumber(rtp)) / Math.sqrt(toNumber(variance) / rounds),
  }
}
