import { assert } from '@andon/platform/assert'
import { type Rational, rational } from '../../rational.ts'
import { type Counts, readOutcome } from '../../title-maths.ts'
import type { ExpandingRules } from './rules.ts'

/** What a spin wins, in pay units, and the free spins that it adds. */
export interface SpinOutcome {
  readonly win: number
  readonly adds: number
  readonly stops: bigint
}

export function spinOutcomes(rules: ExpandingRules, counts: Counts | undefined): readonly SpinOutcome[] {
  assert(counts, 'every mode is counted')
  return [...counts].map(([outcome, stops]) => {
    const { win, leadsTo } = readOutcome(outcome)
    const scatters = Number(leadsTo.split(':')[1] ?? -1)
    return { win, adds: rules.scatter[scatters]?.freeSpins ?? 0, stops }
  })
}

/** The number of free spins granted in a round, which never exceeds `most`. */
export function grantedAfter({ granted, adds, most }: { granted: number; adds: number; most: number }): number {
  return Math.min(most, granted + adds)
}

/** Of a run of free spins: the mean of its win, of its square, in pay units, and of the number of spins. */
export interface RunMoments {
  readonly win: Rational
  readonly square: Rational
  readonly spins: Rational
}

/**
 * The moments of runs of free spins that never exceed `most` spins, by the number of spins that starts them. Computed backwards from the last spin on the number of
 * spins granted so far; all values at the same spin have the same denominator.
 */
export function runMoments(outcomes: readonly SpinOutcome[], most: number): (first: number) => RunMoments {
  const stops = outcomes.reduce((sum, each) => sum + each.stops, 0n)
  const kinds = Map.groupBy(outcomes, ({ adds }) => adds)
  const sums = [...kinds].map(([adds, some]) => ({
    adds,
    stops: some.reduce((sum, each) => sum + each.stops, 0n),
    win: some.reduce((sum, each) => sum + BigInt(each.win) * each.stops, 0n),
    square: some.reduce((sum, each) => sum + BigInt(each.win) ** 2n * each.stops, 0n),
  }))
  /** By the number granted: what is still to come after `played` spins, times stops^(most − played). */
  let after: readonly Readonly<Record<keyof RunMoments, bigint>>[] = Array.from({ length: most + 1 }, () => nothing)
  for (let played = most - 1; played >= 0; played--) {
    const scale = stops ** BigInt(most - played - 1)
    after = after.map((_, granted) => {
      if (granted <= played) return nothing
      let [win, square, spins] = [0n, 0n, stops * scale]
      for (const sum of sums) {
        const rest = after[grantedAfter({ granted, adds: sum.adds, most })] ?? nothing
        win += sum.win * scale + sum.stops * rest.win
        square += sum.square * scale + 2n * sum.win * rest.win + sum.stops * rest.square
        spins += sum.stops * rest.spins
      }
      return { win, square, spins }
    })
  }
  return (first) => {
    const { win, square, spins } = after[Math.min(first, most)] ?? nothing
    const per = (sum: bigint) => rational(sum, stops ** BigInt(most))
    return { win: per(win), square: per(square), spins: per(spins) }
  }
}

const nothing: Readonly<Record<keyof RunMoments, bigint>> = { win: 0n, square: 0n, spins: 0n }
