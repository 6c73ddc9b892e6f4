import type { Figures } from './figures.ts'

/**
 * How a title's figures are computed: `titles/<code>/maths.ts` exports one of these as `maths`. It is not loaded in play. `npm run maths` counts every mode in
 * worker threads, and writes the counts to `histogram.json` and the figures to `figures.json`. The counts are kept apart, because a client that verifies rounds
 * loads the figures.
 */
export interface TitleMaths {
  readonly rules: object
  /** The kinds of spin whose full cycle is counted, such as `base` and `free`. */
  readonly modes: readonly string[]
  /**
   * Counts the outcomes of every stop of one part of the cycle; the `parts` parts together are the whole cycle. Written for speed, apart from the code that plays
   * the game.
   */
  count(mode: string, share: { readonly part: number; readonly parts: number }): Counts
  /** Exact figures from the counts of all modes. */
  figures(counts: Readonly<Record<string, Counts>>): Figures
  /** Sum of the wins over the full cycle of a mode by an independent and fast second method, in pay units; null if there is none. */
  readonly sumOfWins: ((mode: string) => bigint) | null
  /** True if counting all modes takes less than about 20 s on one core: then a test repeats it after each change of the title or an engine, otherwise in its long form. */
  readonly countsFast: boolean
  /** The figures take minutes to compute from the counts: only the long form of the tests repeats it. Without it they are always compared. */
  readonly figuresTakeMinutes?: true
}

/**
 * Number of stops by outcome. An outcome is the win of the spin in pay units (a whole number), and after a space what else it leads to: `40`, `0 big`,
 * `60 scatters:3`.
 */
export type Counts = ReadonlyMap<string, bigint>

/** The win and what else an outcome leads to; empty if nothing. */
export function readOutcome(outcome: string): { readonly win: number; readonly leadsTo: string } {
  const [win = '', leadsTo = ''] = outcome.split(' ')
  return { win: Number(win), leadsTo }
}

export function addCounts(parts: readonly Counts[]): Counts {
  const sums = new Map<string, bigint>()
  for (const part of parts) for (const [outcome, count] of part) sums.set(outcome, (sums.get(outcome) ?? 0n) + count)
  return sums
}
