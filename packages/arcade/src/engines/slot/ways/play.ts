import type { Draws } from '../../../rng/draws.ts'
import { oneShot } from '../../engine.ts'
import { startRound } from '../kernel/round.ts'
import { waysWinsIn } from '../kernel/ways-wins.ts'
import type { WaysRules } from './rules.ts'

/** One spin: one draw per reel, left to right. `stake` in minor units, divisible by the pay unit. */
function playWays(rules: WaysRules, { draws, stake }: { readonly draws: Draws; readonly stake: number }) {
  const round = startRound({ stake, payUnit: rules.payUnit })
  round.paySymbols(waysWinsIn(round.spin(draws, rules.strips, rules.rows), rules))
  return round.end()
}

export const waysSlot = oneShot(playWays)
