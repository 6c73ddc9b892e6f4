import { minor } from '@andon/money'
import { assert } from '@andon/platform/assert'
import type { Draws } from '../../../rng/draws.ts'
import { oneShot } from '../../engine.ts'
import type { Coin } from '../events.ts'
import { lineWinsIn } from '../kernel/line-wins.ts'
import { startRound } from '../kernel/round.ts'
import { type Position, positionsOf } from '../kernel/window.ts'
import { type CoinValue, coinOf, type HoldRules } from './rules.ts'

/**
 * A whole round. Draws: one for each reel; then one for the value of each coin that starts the respins; in each respin one for each empty cell, reel by reel
 * and top to bottom, and directly after it one for the value if a coin lands. `stake` in minor units, divisible by `payUnit`.
 */
function playHold(rules: HoldRules, { draws, stake }: { draws: Draws; stake: number }) {
  const round = startRound({ stake, payUnit: rules.payUnit })
  const grid = round.spin(draws, rules.strips, rules.rows)
  const lineWins = lineWinsIn(grid, rules)
  round.payLines(lineWins)
  const positions = positionsOf(grid, coinOf(rules))
  if (positions.length < rules.coinsToStart) return round.end()

  const unit = minor(stake / rules.payUnit)
  let held = 0
  const drawCoin = ([reel, row]: Position): Coin => {
    const { units, tier } = drawValue(rules, draws)
    held += units
    return { position: [reel, row], amount: minor(units * unit), tier }
  }
  let left = rules.respins
  round.add({ type: 'holdStart', coins: positions.map(drawCoin), left })
  let empty: readonly Position[] = grid
    .flatMap((column, reel) => column.map((_, row): Position => [reel, row]))
    .filter((cell) => !positions.some((taken) => same(taken, cell)))
  while (left > 0 && empty.length > 0) {
    const landed: Coin[] = []
    for (const cell of empty) if (draws.uniform(rules.landing.of) < rules.landing.coin) landed.push(drawCoin(cell))
    empty = empty.filter((cell) => !landed.some(({ position }) => same(position, cell)))
    left = landed.length > 0 ? rules.respins : left - 1
    round.add({ type: 'holdSpin', landed, left })
  }
  const full = empty.length === 0
  const earned = held + (full ? rules.fullBoard.units : 0)
  const most = rules.mostUnits - lineWins.reduce((sum, { units }) => sum + units, 0)
  round.add({ type: 'holdEnd', full, ...round.pay(Math.min(earned, most)) })
  return round.end()
}

/** Slots with hold and win. */
export const holdSlot = oneShot(playHold)

function drawValue({ values }: HoldRules, draws: Draws): CoinValue {
  let at = draws.uniform(values.reduce((sum, { weight }) => sum + weight, 0))
  const drawn = values.find(({ weight }) => {
    at -= weight
    return at < 0
  })
  assert(drawn, 'the weights cover every draw')
  return drawn
}

const same = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1]
