// How the slots play, from their rules as data, with every field of every event.

export const isOf = (rules) => 'strips' in rules

/** The events and the win of a slot's round. Which fields its rules have says how it plays. Null: a slot takes no choice and no action. */
export function play(rules, { draw, stake, choice, actions }) {
  if (choice !== null || actions.length > 0) return null
  const payUnit = rules.payUnit ?? rules.lines.length
  const [events, most] = [[], (rules.mostMultiple ?? Infinity) * stake]
  const unit = stake / payUnit
  let [total, granted, played] = [0, 0, 0]
  const add = (type, fields) => void events.push({ type, ...fields })
  const pay = (type, units, fields) => {
    const amount = Math.min(units * unit, most - total)
    total += amount
    add(type, { ...fields, amount, total })
  }
  const payAll = (type, found) => {
    const wins = found.map(({ units, ...win }) => ({ ...win, amount: units * unit }))
    if (wins.length > 0) pay(type, sumOf(found.map(({ units }) => units)), { wins })
  }
  const spin = (strips, { stops = strips.map((strip) => draw(strip.length)), held = [] } = {}) => {
    const landed = strips.map((strip, x) => windowOf(strip, stops[x], rules.rows))
    add('reels', { stops, grid: filled(landed, held, idOf(rules, 'wild')) })
    return events.at(-1)
  }
  const scatters = (award, positions) => {
    if (!award || total === most) return
    pay('scatterWin', award.stakeMultiple * payUnit, { count: positions.length, positions })
    const count = Math.min(award.freeSpins, (rules.mostFreeSpins ?? Infinity) - granted)
    if (count <= 0 || total === most) return
    add('freeSpinsWon', { count, retrigger: granted > 0, left: granted + count - played, positions })
    granted += count
  }
  const freeSpins = (one) => {
    const before = total
    while (played < granted && total !== most) {
      played++
      add('freeSpin', { number: played, left: granted - played })
      one()
    }
    if (granted > 0) add('freeSpinsEnd', { played, amount: total - before })
  }
  const kinds = { coinsToStart: holdAndWin, bonuses: bonusGames, wildExpands: ways, mostFalls: tumbles, scatter: lines }
  const kind = Object.keys(kinds).find((field) => field in rules)
  const round = { draw, unit, add, pay, payAll, spin, scatters, freeSpins, total: () => total, granted: () => granted }
  ;(kinds[kind] ?? respins)(rules, round)
  if (total === most) add('maxWin', { total })
  add('roundEnd', { amount: total })
  return { events, win: total }
}

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

/** Winners leave and symbols fall; falls draw nothing. */
function tumbles(rules, { add, payAll, spin, scatters, freeSpins }) {
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
    scatters(byLeast(rules.scatter, positions.length), positions)
    return growsOverFreeSpins ? multiplier() : 1
  }
  one(rules.strips.base, 1)
  let from = 1
  freeSpins(() => (from = one(rules.strips.free, from)))
}

/** Lines with scatters and free spins, in which wilds multiply or one drawn symbol fills its reels. */
function lines(rules, { draw, add, payAll, spin, scatters, freeSpins, granted }) {
  const expands = !('freeSpinWildMultiplier' in rules)
  const one = (strips, { symbol, wildMultiplier = 1 }) => {
    const { grid } = spin(strips)
    payAll('lineWins', lineWins(rules, expanded(grid, { symbol, add }), wildMultiplier))
    const positions = placesOf(grid, idOf(rules, 'scatter'))
    scatters(rules.scatter[positions.length], positions)
    return grid
  }
  const grid = one(rules.strips.base, {})
  const able = rules.symbols.filter(({ role }) => role === 'pays')
  const symbol = granted() > 0 && expands ? able[draw(able.length)].id : null
  if (symbol) add('expand', { symbol, reels: [], grid })
  freeSpins(() => one(rules.strips.free, { symbol, wildMultiplier: rules.freeSpinWildMultiplier }))
}

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

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const idOf = (rules, role) => rules.symbols.find((symbol) => symbol.role === role)?.id
const windowOf = (strip, top, rows) => Array.from({ length: rows }, (_, row) => strip.at((top + row) % strip.length))
const placesOf = (grid, id) => grid.flatMap((column, x) => column.flatMap((one, y) => (one === id ? [[x, y]] : [])))
const isIn = (places, [x, y]) => places.some(([px, py]) => px === x && py === y)
const byLeast = (table, count) => Object.entries(table).findLast(([least]) => Number(least) <= count)?.[1]
const reelsWith = (grid, id) => grid.flatMap((column, x) => (column.includes(id) ? [x] : []))
const filled = (grid, reels, id) => grid.map((column, x) => (reels.includes(x) ? column.map(() => id) : column))

function expanded(grid, { symbol, add }) {
  const reels = symbol ? reelsWith(grid, symbol) : []
  if (reels.length > 0) add('expand', { symbol, reels, grid: filled(grid, reels, symbol) })
  return filled(grid, reels, symbol)
}

function lineWins(rules, grid, wildMultiplier = 1) {
  const wild = idOf(rules, 'wild')
  return rules.lines.flatMap((rows, line) => {
    const along = rows.map((row, x) => grid[x][row])
    const symbol = along.find((one) => one !== wild) ?? wild
    const end = along.findIndex((one) => one !== symbol && one !== wild)
    const count = end === -1 ? along.length : end
    const { role, pays } = rules.symbols.find(({ id }) => id === symbol)
    if (!['pays', 'wild'].includes(role) || pays[count] === undefined) return []
    const multiplier = wildMultiplier ** along.slice(0, count).filter((one) => one === wild).length
    const positions = rows.slice(0, count).map((row, x) => [x, row])
    return [{ line, symbol, count, positions, multiplier, units: pays[count] * multiplier }]
  })
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
