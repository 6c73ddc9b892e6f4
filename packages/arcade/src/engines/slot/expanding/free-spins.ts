import { assert } from '@andon/platform/assert'
import { type Counts, readOutcome } from '../../title-maths.ts'
import type { ExpandingRules } from './rules.ts'

/** The win of a spin, in pay units, and the free spins that it adds. */
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
