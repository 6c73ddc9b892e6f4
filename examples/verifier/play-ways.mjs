// How slots of this kind play, from their rules as data.
import { expanded, idOf, placesOf, playReels, reelsWith } from './reels.mjs'

export const isOf = (rules) => 'wildExpands' in rules

export const play = (rules, round) => playReels(ways, rules, round)

/** Ways from the left; wilds multiply or fill their reel. */
function ways(rules, { add, payAll, spin }) {
  const wild = idOf(rules, 'wild')
  const grid = expanded(spin(rules.strips).grid, { symbol: rules.wildExpands && wild, add })
  const winOf = ({ id, role, pays }) => {
    const each = grid.map((column) => column.filter((one) => one === id || one === wild).length)
    const count = each.includes(0) ? each.indexOf(0) : each.length
    if (role !== 'pays' || pays[count] === undefined) return []
    const shown = grid.slice(0, count)
    const multiplier = rules.wildMultiplier ** reelsWith(shown, wild).length
    const found = each.slice(0, count).reduce((all, one) => all * one, 1)
    const positions = [...placesOf(shown, id), ...placesOf(shown, wild)]
    return [{ symbol: id, count, ways: found, positions, multiplier, units: pays[count] * found * multiplier }]
  }
  payAll('symbolWins', rules.symbols.flatMap(winOf))
}
