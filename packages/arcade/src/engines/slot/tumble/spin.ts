import { type Grid, gridAt, type Position, positionsOf } from '../kernel/window.ts'
import { findWins } from './find-wins.ts'
import {
  entryFor,
  type FoundWin,
  multiplierAfter,
  type ScatterAward,
  type TumbleMode,
  type TumbleRules,
} from './rules.ts'

export interface TumbleSpin {
  /** Before the first fall. */
  readonly grid: Grid
  readonly steps: readonly TumbleStep[]
  /** Null if too few scatters are in view after the last fall. */
  readonly scatter: (ScatterAward & { readonly count: number; readonly positions: readonly Position[] }) | null
  readonly falls: number
}

interface TumbleStep {
  readonly wins: readonly FoundWin[]
  /** The multiplier of these wins. */
  readonly multiplier: number
  /** Null after the last win of a spin with the most falls. */
  readonly fall: { readonly removed: readonly Position[]; readonly grid: Grid } | null
}

/** One spin with all its falls. Pure; the rules of tumbling. `from`: the multiplier with which the spin begins. */
export function tumbleSpin(
  rules: TumbleRules,
  { stops, mode, from }: { stops: readonly number[]; mode: TumbleMode; from: number },
): TumbleSpin {
  const strips = rules.strips[mode]
  const first = gridAt(strips, { stops, rows: rules.rows })
  const steps: TumbleStep[] = []
  /** For each reel, the index on its strip of the symbol that stands highest. */
  let tops: readonly number[] = stops
  let grid = first
  let falls = 0
  for (;;) {
    const wins = findWins(rules, grid)
    if (wins.length === 0) break
    const multiplier = multiplierAfter(rules, { from, falls })
    if (falls === rules.mostFalls) {
      steps.push({ wins, multiplier, fall: null })
      break
    }
    const removed = leaving(rules, wins, strips.length)
    const gone = strips.map((_, reel) => removed.filter((position) => position[0] === reel).map(([, row]) => row))
    tops = tops.map((top, reel) => {
      const length = strips[reel]?.length ?? 1
      return (((top - (gone[reel]?.length ?? 0)) % length) + length) % length
    })
    const refill = gridAt(strips, { stops: tops, rows: rules.rows })
    grid = grid.map((column, reel) => [
      ...(refill[reel]?.slice(0, gone[reel]?.length ?? 0) ?? []),
      ...column.filter((_, row) => !gone[reel]?.includes(row)),
    ])
    falls += 1
    steps.push({ wins, multiplier, fall: { removed, grid } })
  }
  return { grid: first, steps, scatter: scatterIn(rules, grid), falls }
}

function leaving({ pays }: TumbleRules, wins: readonly FoundWin[], reels: number): Position[] {
  const row = wins[0]?.positions[0]?.[1]
  if (pays !== 'rows' || row === undefined) {
    const all = wins.flatMap(({ positions }) => positions)
    // a wild can be in several clusters
    return [...new Map(all.map((position) => [position.join(), position])).values()]
  }
  return Array.from({ length: reels }, (_, reel): Position => [reel, row])
}

function scatterIn(rules: TumbleRules, grid: Grid): TumbleSpin['scatter'] {
  const positions = positionsOf(grid, rules.symbols.find(({ role }) => role === 'scatter')?.id)
  const award = entryFor(rules.scatter, positions.length)
  return award ? { count: positions.length, positions, ...award } : null
}
