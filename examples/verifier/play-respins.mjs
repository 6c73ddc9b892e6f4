// How slots of this kind play, from their rules as data.
import { lineWins } from './line-wins.mjs'
import { filled, idOf, playReels, reelsWith } from './reels.mjs'

export const isOf = (rules) =>
  Array.isArray(rules.strips) &&
  !['coinsToStart', 'wildExpands', 'mostFalls', 'scatter'].some((field) => field in rules)

export const play = (rules, round) => playReels(respins, rules, round)

/** A reel with a wild fills and is held, and the others turn again. */
function respins(rules, { draw, add, payAll, spin }) {
  const wild = idOf(rules, 'wild')
  let [held, stops, grid] = [[], [], []]
  for (let number = 1; ; number++) {
    stops = rules.strips.map((strip, x) => (held.includes(x) ? stops[x] : draw(strip.length)))
    ;({ grid } = spin(rules.strips, { stops, held }))
    const added = reelsWith(grid, wild).filter((x) => !held.includes(x))
    held = reelsWith(grid, wild)
    if (added.length > 0) add('expand', { symbol: wild, reels: added, grid: filled(grid, held, wild) })
    payAll('lineWins', lineWins(rules, filled(grid, held, wild)))
    if (added.length === 0 || held.length === rules.strips.length) return
    add('respin', { number, held })
  }
}
