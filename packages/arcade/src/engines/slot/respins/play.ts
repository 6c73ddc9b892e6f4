import { assert } from '@andon/platform/assert'
import type { Draws } from '../../../rng/draws.ts'
import { oneShot } from '../../engine.ts'
import { lineWinsIn } from '../kernel/line-wins.ts'
import { copiedGrid, startRound } from '../kernel/round.ts'
import { type Grid, gridAt } from '../kernel/window.ts'
import { type RespinRules, wildOf } from './rules.ts'

/** For each spin one draw per reel that is not held, left to right. `stake` in minor units, divisible by the number of lines. */
function playRespins(rules: RespinRules, { draws, stake }: { readonly draws: Draws; readonly stake: number }) {
  const round = startRound({ stake, payUnit: rules.lines.length })
  const wild = wildOf(rules)
  let held: readonly number[] = []
  let stops: readonly number[] = []
  for (let number = 0; ; number++) {
    assert(number <= rules.strips.length, 'each respin adds a reel')
    stops = rules.strips.map((strip, reel) => (held.includes(reel) ? (stops[reel] ?? 0) : draws.uniform(strip.length)))
    const landed = filled(rules, { grid: gridAt(rules.strips, { stops, rows: rules.rows }), held })
    round.add({ type: 'reels', stops: [...stops], grid: copiedGrid(landed) })
    const added = wildReels(rules, landed).filter((reel) => !held.includes(reel))
    held = [...held, ...added].sort((a, b) => a - b)
    const grid = filled(rules, { grid: landed, held })
    if (wild !== undefined && added.length > 0)
      round.add({ type: 'expand', symbol: wild, reels: added, grid: copiedGrid(grid) })
    round.payLines(lineWinsIn(grid, rules))
    if (added.length === 0 || held.length === rules.strips.length) return round.end()
    round.add({ type: 'respin', number: number + 1, held: [...held] })
  }
}

/** Slots with sticky respins. */
export const respinSlot = oneShot(playRespins)

export function wildReels(rules: RespinRules, grid: Grid): number[] {
  const wild = wildOf(rules)
  return grid.flatMap((column, reel) => (wild !== undefined && column.includes(wild) ? [reel] : []))
}

/** The window with each held reel full of wilds. */
export function filled(rules: RespinRules, { grid, held }: { grid: Grid; held: readonly number[] }): Grid {
  const wild = wildOf(rules)
  return grid.map((column, reel) => (held.includes(reel) ? column.map((symbol) => wild ?? symbol) : column))
}
