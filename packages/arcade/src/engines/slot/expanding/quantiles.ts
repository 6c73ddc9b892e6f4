import { assert } from '@andon/platform/assert'
import type { Figures } from '../../figures.ts'
import { rational, toNumber } from '../../rational.ts'
import { quantileShares } from '../../round-figures.ts'
import { type MomentsOfRound, mergePays } from '../../round-pays.ts'
import { grantedAfter, type SpinOutcome } from './free-spins.ts'

/** Wins from here on, in steps, are left out: the highest quantile lies below, and lower wins do not depend on them. */
const size = 2 ** 12
const arithmeticError = 1e-10

interface Round {
  readonly base: readonly SpinOutcome[]
  /** The free spin with each expanding symbol; one of them is played, each equally likely. */
  readonly variants: readonly (readonly SpinOutcome[])[]
  readonly mostFreeSpins: number
  /** Pay units in a stake. */
  readonly unit: number
  readonly ofRound: MomentsOfRound
}

/**
 * Quantiles and merged wins of a round with all its free spins: the distribution of its win is followed from spin to spin, by the number of free spins granted so far. A quantile is
 * refused if the error of arithmetic could change it.
 */
export function roundQuantiles(round: Round): Pick<Figures, 'quantiles' | 'round'> {
  const { base, variants, unit } = round
  const step = [...base, ...variants.flat()].reduce((divisor, { win }) => greatestDivisor(divisor, win), 0)
  const chances = new Float64Array(size)
  for (const outcomes of variants) {
    const played = playedOut(round, outcomes, step)
    for (const [win, chance] of played.entries()) chances[win] = (chances[win] ?? 0) + chance / variants.length
  }
  const wins = [...chances.entries()].map(([win, chance]) => [win * step, chance] as const)
  return {
    quantiles: quantileShares.map((share) => ({
      share,
      multiple: rational(quantile(chances, toNumber(share)) * step, unit),
    })),
    round: mergePays(wins, unit, round.ofRound),
  }
}

/** The chances of the round's wins, in steps, with one expanding symbol. */
function playedOut({ base, mostFreeSpins: most }: Round, outcomes: readonly SpinOutcome[], step: number): Float64Array {
  const ended = new Float64Array(size)
  let running = new Map<number, Float64Array>()
  const into = (granted: number, target: Map<number, Float64Array>) => {
    const known = target.get(granted) ?? new Float64Array(size)
    target.set(granted, known)
    return known
  }
  const start = new Float64Array(size)
  start[0] = 1
  for (const outcome of chancesOf(base, step)) add(into(Math.min(outcome.adds, most), running), start, outcome)
  const spin = chancesOf(outcomes, step)
  for (let played = 0; running.size > 0; played++) {
    const next = new Map<number, Float64Array>()
    for (const [granted, chances] of running) {
      if (granted === played) add(ended, chances, { win: 0, chance: 1 })
      else
        for (const outcome of spin)
          add(into(grantedAfter({ granted, adds: outcome.adds, most }), next), chances, outcome)
    }
    running = next
  }
  return ended
}

/** Adds the chances of wins that are greater by `win`, times `chance`. */
function add(target: Float64Array, chances: Float64Array, { win, chance }: { win: number; chance: number }): void {
  for (let at = win; at < size; at++) target[at] = (target[at] ?? 0) + (chances[at - win] ?? 0) * chance
}

function chancesOf(outcomes: readonly SpinOutcome[], step: number) {
  const all = Number(outcomes.reduce((sum, { stops }) => sum + stops, 0n))
  return outcomes.map(({ win, adds, stops }) => ({ win: win / step, adds, chance: Number(stops) / all }))
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

function quantile(chances: Float64Array, share: number): number {
  let below = 0
  for (const [win, chance] of chances.entries()) {
    const before = below
    below += chance
    if (below < share) continue
    assert(below - share > arithmeticError && share - before > arithmeticError, `the quantile ${share} is certain`)
    return win
  }
  assert(false, `the quantile ${share} is below ${size} steps`)
}
