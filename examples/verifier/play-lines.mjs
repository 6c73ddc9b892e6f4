// How slots of this kind play, from their rules as data.
import { createFreeSpins } from './free-spins.mjs'
import { lineWins } from './line-wins.mjs'
import { expanded, idOf, placesOf, playReels } from './reels.mjs'

export const isOf = (rules) => 'strips' in rules && 'scatter' in rules && !('mostFalls' in rules)

export const play = (rules, round) => playReels(lines, rules, round)

/** Lines with scatters and free spins, in which wilds multiply or one drawn symbol fills its reels. */
function lines(rules, round) {
  const { draw, add, payAll, spin } = round
  const free = createFreeSpins(rules, round)
  const expands = !('freeSpinWildMultiplier' in rules)
  const one = (strips, { symbol, wildMultiplier = 1 }) => {
    const { grid } = spin(strips)
    payAll('lineWins', lineWins(rules, expanded(grid, { symbol, add }), wildMultiplier))
    const positions = placesOf(grid, idOf(rules, 'scatter'))
    free.scatters(rules.scatter[positions.length], positions)
    return grid
  }
  const grid = one(rules.strips.base, {})
  const able = rules.symbols.filter(({ role }) => role === 'pays')
  const symbol = free.granted() > 0 && expands ? able[draw(able.length)].id : null
  if (symbol) add('expand', { symbol, reels: [], grid })
  free.playAll(() => one(rules.strips.free, { symbol, wildMultiplier: rules.freeSpinWildMultiplier }))
}
