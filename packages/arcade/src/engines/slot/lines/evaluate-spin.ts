import { lineWinsIn, type WinOnLine } from '../kernel/line-wins.ts'
import { type Grid, type Position, positionsOf } from '../kernel/window.ts'
import type { LinesRules, SpinMode } from './rules.ts'

/** The wins of one window. Pure; the rules of lines, wilds and scatters. */
export function evaluateSpin(
  rules: LinesRules,
  { grid, mode }: { grid: Grid; mode: SpinMode },
): { readonly lineWins: readonly WinOnLine[]; readonly scatter: SpinScatter | null } {
  const lineWins = lineWinsIn(grid, rules, { wildMultiplier: mode === 'free' ? rules.freeSpinWildMultiplier : 1 })
  return { lineWins, scatter: scatterIn(rules, grid) }
}

export interface SpinScatter {
  readonly count: number
  readonly positions: readonly Position[]
  readonly stakeMultiple: number
  readonly freeSpins: number
}

/** Null if the count is too low to pay. */
function scatterIn(rules: LinesRules, grid: Grid): SpinScatter | null {
  const scatter = rules.symbols.find((symbol) => symbol.role === 'scatter')?.id
  const positions = positionsOf(grid, scatter)
  const award = rules.scatter[positions.length]
  return award ? { count: positions.length, positions, ...award } : null
}
