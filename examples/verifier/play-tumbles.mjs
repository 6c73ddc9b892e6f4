// How slots of this kind play, from their rules as data.
import { createFreeSpins } from './free-spins.mjs'
import { byLeast, idOf, isIn, placesOf, playReels, windowOf } from './reels.mjs'

export const isOf = (rules) => 'mostFalls' in rules

export const play = (rules, round) => playReels(tumbles, rules, round)

/** Winners leave and symbols fall; falls draw nothing. */
function tumbles(rules, round) {
  const { add, payAll, spin } = round
  const free = createFreeSpins(rules, round)
  const { perFall, most, growsOverFreeSpins } = rules.multiplier
  let [value, number] = [1, 0]
  const show = (next) => {
    if (next !== value) add('multiplier', { value: next })
    value = next
  }
  const one = (strips, from) => {
    show(from)
    let { stops: tops, grid } = spin(strips)
    let [fallen, wins] = [0, tumbleWins(rules, grid)]
    const multiplier = () => Math.min(most, from + fallen * perFall)
    for (; wins.length > 0; wins = tumbleWins(rules, grid)) {
      show(multiplier())
      payAll(
        'symbolWins',
        wins.map((win) => ({ ...win, ways: 1, multiplier: multiplier(), units: win.units * multiplier() })),
      )
      if (fallen === rules.mostFalls) break
      const [, row] = wins[0].positions[0]
      const leaves = (cell) => wins.some(({ positions }) => isIn(positions, cell))
      const stays = (x, y) => (rules.pays === 'rows' ? y !== row : !leaves([x, y]))
      const removed = grid.flatMap((column, x) => column.map((_, y) => [x, y])).filter(leaves)
      const left = grid.map((column, x) => column.filter((_, y) => stays(x, y)))
      tops = tops.map((top, x) => top - (rules.rows - left[x].length))
      grid = left.map((column, x) => [...windowOf(strips[x], tops[x], rules.rows - column.length), ...column])
      fallen++
      number++
      if (rules.pays === 'rows') add('rowFall', { number, row, grid })
      else add('tumble', { number, removed, grid })
    }
    show(multiplier())
    const positions = placesOf(grid, idOf(rules, 'scatter'))
    free.scatters(byLeast(rules.scatter, positions.length), positions)
    return growsOverFreeSpins ? multiplier() : 1
  }
  one(rules.strips.base, 1)
  let from = 1
  free.playAll(() => (from = one(rules.strips.free, from)))
}

function tumbleWins(rules, grid) {
  const winOf = (id, places) => {
    const { role, pays } = rules.symbols.find((symbol) => symbol.id === id)
    const units = role === 'pays' ? byLeast(pays, places.length) : undefined
    return units === undefined ? [] : [{ symbol: id, count: places.length, positions: places, units }]
  }
  const inRow = (id, row) => placesOf(grid, id).filter(([, y]) => y === row)
  const winsIn = (row) => rules.symbols.flatMap(({ id }) => winOf(id, inRow(id, row)))
  const rowsUp = Array.from({ length: rules.rows }, (_, up) => rules.rows - 1 - up)
  if (rules.pays === 'rows') return rowsUp.map(winsIn).find((wins) => wins.length > 0) ?? []
  if (rules.pays === 'anywhere') return rules.symbols.flatMap(({ id }) => winOf(id, placesOf(grid, id)))
  const wild = idOf(rules, 'wild')
  return rules.symbols.flatMap(({ id }) => {
    let clusters = []
    const all = id === wild ? placesOf(grid, id) : [...placesOf(grid, id), ...placesOf(grid, wild)]
    for (const at of all) {
      const joined = clusters.filter((c) => c.some(([x, y]) => Math.abs(x - at[0]) + Math.abs(y - at[1]) === 1))
      clusters = [...clusters.filter((cluster) => !joined.includes(cluster)), [...joined.flat(), at]]
    }
    return clusters.filter((cluster) => cluster.some(([x, y]) => grid[x][y] === id)).flatMap((c) => winOf(id, c))
  })
}
