import type { Scope } from '../../markets/scope.ts'
import type { Chances, Distribution } from '../distribution.ts'

/** Final counts of one scope, match by match; `missing` is 1 where they never come, as of a fourth set that is not played. */
export interface Column {
  readonly home: Int16Array
  readonly away: Int16Array
  readonly missing: Uint8Array | null
}

/** Matches played out by chance from one state. Every scope is counted in the same matches, so any of them can be asked for together. */
export interface Simulated {
  /** The weight of each match; they sum to 1. */
  readonly weights: Float64Array
  /** Counted in so many matches of the same weight, a chance would be as sure (Kish 1965, the effective size of a sample). */
  readonly worth: number
  /** Null: the matches do not tell. */
  readonly column: (scope: Scope) => Column | null
}

export interface Simulating {
  /** The same seed gives the same matches. */
  readonly seed: number
  readonly runs: number
}

/** Kept for the next question about the same matches; as many as the legs of two bets may ask for. */
const mostColumns = 24

/** Matches of these weights, of any sum, whose scopes `count` counts when they are asked for. */
export function simulated(weights: Float64Array, count: (scope: Scope) => Column | null): Simulated {
  let [sum, squares] = [0, 0]
  for (const weight of weights) {
    sum += weight
    squares += weight * weight
  }
  const kept = new Map<Scope, Column | null>()
  return {
    weights: weights.map((weight) => weight / sum),
    worth: (sum * sum) / squares,
    column: (scope) => {
      const before = kept.get(scope)
      if (before !== undefined) return before
      if (kept.size >= mostColumns) kept.clear()
      const counted = count(scope)
      kept.set(scope, counted)
      return counted
    },
  }
}

/** Returns the joint counts of scopes in the simulated matches; null where one of them is not told, or does not come in every match. */
export function chancesIn({ weights, column }: Simulated): Chances {
  return {
    of: (scopes): Distribution | null => {
      const columns = scopes.map(column)
      const whole = columns.flatMap((one) => (one && one.missing === null ? [one] : []))
      if (whole.length < scopes.length) return null
      return { p: weights, home: whole.map(({ home }) => home), away: whole.map(({ away }) => away) }
    },
  }
}

/** Counts of 0 in so many matches, to be filled in. */
export const newColumn = (runs: number): Column => ({
  home: new Int16Array(runs),
  away: new Int16Array(runs),
  missing: null,
})

/** The same in every match. */
export function constantColumn(runs: number, { home, away }: { readonly home: number; readonly away: number }): Column {
  return { home: new Int16Array(runs).fill(home), away: new Int16Array(runs).fill(away), missing: null }
}

/** Columns added up. */
export function sumOfColumns(runs: number, columns: readonly Column[]): Column {
  const sum = newColumn(runs)
  for (const { home, away } of columns) {
    for (let run = 0; run < runs; run++) {
      sum.home[run] = (sum.home[run] ?? 0) + (home[run] ?? 0)
      sum.away[run] = (sum.away[run] ?? 0) + (away[run] ?? 0)
    }
  }
  return sum
}

/** Numbers from 0 on, below 1: the generator mulberry32 (Ettinger), which is fast and enough for counting. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws places of a list of chances, each by a number from 0 to 1. */
export function sampler(p: ArrayLike<number>): (at: number) => number {
  const sums = new Float64Array(p.length)
  let sum = 0
  for (let place = 0; place < p.length; place++) {
    sum += p[place] ?? 0
    sums[place] = sum
  }
  return (at) => {
    const wanted = at * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** Atoms for all runs, each as often as its chance says, to less than one run: what is drawn evenly strays less than what is drawn freely. */
export function drawnEvenly({ p }: Distribution, runs: number, random: () => number): Uint32Array {
  const atoms = new Uint32Array(runs)
  const draw = sampler(p)
  const start = random()
  for (let run = 0; run < runs; run++) atoms[run] = draw((run + start) / runs)
  return atoms
}
