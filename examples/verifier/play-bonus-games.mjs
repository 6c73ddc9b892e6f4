// How slots of this kind play, from their rules as data.
import { lineWins } from './line-wins.mjs'
import { playReels } from './reels.mjs'

export const isOf = (rules) => 'bonuses' in rules

export const play = (rules, round) => playReels(bonusGames, rules, round)

/** BIG and REG: a run of games on strips of their own. */
function bonusGames(rules, { add, payAll, spin, total }) {
  const { grid } = spin(rules.strips.base)
  payAll('lineWins', lineWins(rules, grid))
  const lineOf = (symbol) => rules.lines.find((rows) => rows.every((row, x) => grid[x][row] === symbol))
  const bonus = ['big', 'reg'].find((one) => lineOf(rules.bonuses[one].symbol))
  if (!bonus) return
  const positions = lineOf(rules.bonuses[bonus].symbol).map((row, x) => [x, row])
  const [{ games, wins }, before] = [rules.bonuses[bonus], total()]
  add('lamp', { bonus })
  add('bonusWon', { bonus, games, positions })
  for (let [number, won] = [1, 0]; number <= games && won < wins; number++) {
    add('bonusGame', { number, left: games - number })
    const found = lineWins(rules, spin(rules.strips[bonus]).grid)
    payAll('lineWins', found)
    if (found.length > 0) won++
  }
  add('bonusEnd', { bonus, amount: total() - before })
}
