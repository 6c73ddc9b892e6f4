// How slots of this kind play, from their rules as data.
import { lineWins } from './line-wins.mjs'
import { idOf, isIn, placesOf, playReels, sumOf } from './reels.mjs'

export const isOf = (rules) => 'coinsToStart' in rules

export const play = (rules, round) => playReels(holdAndWin, rules, round)

/** Coins stay and the other cells spin again. */
function holdAndWin(rules, { draw, unit, add, pay, payAll, spin }) {
  const { grid } = spin(rules.strips)
  const lines = lineWins(rules, grid)
  payAll('lineWins', lines)
  const cells = placesOf(grid, idOf(rules, 'coin'))
  if (cells.length < rules.coinsToStart) return
  let [held, left] = [0, rules.respins]
  const coin = (position) => {
    const weights = rules.values.map(({ weight }) => weight)
    const at = draw(sumOf(weights))
    const { units, tier } = rules.values.find((_, one) => at < sumOf(weights.slice(0, one + 1)))
    held += units
    return { position, amount: units * unit, tier }
  }
  add('holdStart', { coins: cells.map(coin), left })
  let empty = grid.flatMap((column, x) => column.map((_, y) => [x, y])).filter((cell) => !isIn(cells, cell))
  while (left > 0 && empty.length > 0) {
    const landed = empty.flatMap((cell) => (draw(rules.landing.of) < rules.landing.coin ? [coin(cell)] : []))
    const taken = landed.map(({ position }) => position)
    empty = empty.filter((cell) => !isIn(taken, cell))
    left = landed.length > 0 ? rules.respins : left - 1
    add('holdSpin', { landed, left })
  }
  const full = empty.length === 0
  const most = rules.mostUnits - sumOf(lines.map(({ units }) => units))
  pay('holdEnd', Math.min(held + (full ? rules.fullBoard.units : 0), most), { full })
}
