import type { Draws } from '../../../rng/draws.ts'
import { oneShot } from '../../engine.ts'
import { copiedGrid, startRound } from '../kernel/round.ts'
import { waysWinsIn } from '../kernel/ways-wins.ts'
import { expanded } from '../kernel/window.ts'
import { type WaysRules, wildOf } from './rules.ts'

/** One spin: one draw per reel, left to right. `stake` in minor units, divisible by the pay unit. */
function playWays(rules: WaysRules, { draws, stake }: { readonly draws: Draws; readonly stake: number }) {
  const round = startRound({ stake, payUnit: rules.payUnit })
  const landed = round.spin(draws, rules.strips, rules.rows)
  const symbol = wildOf(rules)
  const { grid, reels } = expanded(landed, rules.wildExpands ? symbol : null)
  if (symbol !== undefined && reels.length > 0) round.add({ type: 'expand', symbol, reels, grid: copiedGrid(grid) })
  round.paySymbols(waysWinsIn(grid, rules))
  return round.end()
}

export const waysSlot = oneShot(playWays)
