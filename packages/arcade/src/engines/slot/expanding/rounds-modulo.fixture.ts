import type { Fraction } from '@andon/money/fraction'
import type { Figures } from '../../figures.ts'
import { type Counts, readOutcome } from '../../title-maths.ts'
import { type ExpandingRules, expandingSymbols } from './rules.ts'

interface Spin {
  /** In steps. */
  readonly win: number
  readonly stops: number
  readonly adds: number
}

/** Sums over all rounds, each counted as often as it occurs, modulo a prime. Wins are in pay units. */
export interface RoundSums {
  readonly rounds: bigint
  readonly wins: bigint
  readonly squares: bigint
  readonly hits: bigint
  readonly aboveStake: bigint
  readonly atTheMost: bigint
}

/** The greatest primes below 2²². */
export const primes = [4_194_301, 4_194_287, 4_194_277, 4_194_271, 4_194_247] as const

/**
 * A second method for the rounds of a title with an expanding symbol, far faster than exact sums: all of it is computed modulo a prime below 2²², where a float holds the
 * sum of five hundred products. It goes back from the last free spin, by the number of spins that are left and of those that may still be won, and shares no code with the figures.
 * A wrong fraction agrees with it modulo a prime once in millions of times.
 */
export function roundSumsModulo(
  prime: number,
  {
    rules,
    counts,
    step,
  }: { readonly rules: ExpandingRules; readonly counts: Readonly<Record<string, Counts>>; readonly step: number },
): RoundSums {
  const size = ((rules.mostMultiple ?? 0) * rules.lines.length) / step
  const spinsOf = (mode: string): Spin[] =>
    [...(counts[mode] ?? [])].map(([outcome, stops]) => {
      const { win, leadsTo } = readOutcome(outcome)
      const adds = rules.scatter[Number(leadsTo.split(':')[1])]?.freeSpins ?? 0
      return { win: win / step, stops: Number(stops % BigInt(prime)), adds }
    })
  const modulus = BigInt(prime)
  const base = spinsOf('base')
  const symbols = expandingSymbols(rules)
  const below = new Float64Array(size)
  for (const symbol of symbols) {
    const after = freeSpinsModulo(prime, { spins: spinsOf(`free:${symbol}`), size })
    for (const { win, stops, adds } of base)
      addShifted(below, after(adds, rules.mostFreeSpins - adds), { by: win, times: stops })
    reduce(below, prime)
  }
  const allStops = (mode: string) => [...(counts[mode] ?? [])].reduce((sum, [, stops]) => sum + stops, 0n)
  const rounds =
    (allStops('base') * allStops(`free:${symbols[0]}`) ** BigInt(rules.mostFreeSpins) * BigInt(symbols.length)) %
    modulus
  const sum = (of: (units: bigint) => bigint, from = 0) =>
    below.reduce((all, weight, at) => (at < from ? all : all + of(BigInt(at * step)) * BigInt(weight)), 0n) % modulus
  const most = BigInt(size * step)
  const atTheMost = rounds - sum(() => 1n)
  return {
    rounds,
    wins: sum((win) => win) + most * atTheMost,
    squares: sum((win) => win * win) + most * most * atTheMost,
    hits: sum(() => 1n, 1) + atTheMost,
    aboveStake: sum(() => 1n, Math.floor(rules.lines.length / step) + 1) + atTheMost,
    atTheMost,
  }
}

/** The rounds by the wins of the free spins that are left, `room` more of which may be won. */
function freeSpinsModulo(prime: number, { spins, size }: { readonly spins: readonly Spin[]; readonly size: number }) {
  const stops = spins.reduce((sum, spin) => sum + spin.stops, 0) % prime
  const known = new Map<string, Float64Array>()
  return function after(left: number, room: number): Float64Array {
    const name = `${left} ${room}`
    const found = known.get(name)
    if (found) return found
    const wins = new Float64Array(size)
    if (left === 0) {
      let times = 1
      for (let spin = 0; spin < room; spin++) times = (times * stops) % prime
      wins[0] = times
    } else
      for (const spin of spins) {
        const more = Math.min(room, spin.adds)
        addShifted(wins, after(left - 1 + more, room - more), { by: spin.win, times: spin.stops })
      }
    reduce(wins, prime)
    known.set(name, wins)
    return wins
  }
}

function addShifted(
  sums: Float64Array,
  terms: Float64Array,
  { by, times }: { readonly by: number; readonly times: number },
) {
  for (let at = by; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (terms[at - by] ?? 0) * times
}

function reduce(sums: Float64Array, prime: number) {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) % prime
}

/** The figures that are other than those of the rounds, modulo the prime. `unit`: pay units in the total stake. */
export function figuresThatDiffer(
  figures: Pick<Figures, 'rtp' | 'variance' | 'hitFrequency' | 'aboveStake' | 'topAward'>,
  { rounds, wins, squares, hits, aboveStake, atTheMost }: RoundSums,
  { unit, prime }: { readonly unit: number; readonly prime: number },
): string[] {
  const stakes = rounds * BigInt(unit)
  const expected: Readonly<Record<string, readonly [Fraction, bigint, bigint]>> = {
    rtp: [figures.rtp, wins, stakes],
    variance: [figures.variance, squares * rounds - wins * wins, stakes * stakes],
    hitFrequency: [figures.hitFrequency, hits, rounds],
    aboveStake: [figures.aboveStake, aboveStake, rounds],
    topAward: [figures.topAward.perRound, atTheMost, rounds],
  }
  const differs = ([figure, numerator, denominator]: readonly [Fraction, bigint, bigint]) =>
    (figure.numerator * denominator - numerator * figure.denominator) % BigInt(prime) !== 0n
  return Object.keys(expected).filter((name) => expected[name] && differs(expected[name]))
}
