// How the slots play, from their rules as data. Events have what was drawn, what it shows and what it pays; not where each win lies.

/** The events and the win of a slot's round. Which fields its rules have says how it plays. */
export function playSlot(rules, { draw, stake }) {
  const payUnit = rules.payUnit ?? rules.lines.length
  const [events, most] = [[], (rules.mostMultiple ?? Infinity) * stake]
  let [total, granted] = [0, 0]
  const add = (type, fields) => void events.push({ type, ...fields })
  const pay = (type, units, { always } = {}) => {
    if (units === 0 && !always) return
    const amount = Math.min(units * (stake / payUnit), most - total)
    total += amount
    add(type, { amount, total })
  }
  const spin = (strips, { stops = strips.map((strip) => draw(strip.length)), held = [] } = {}) => {
    const landed = strips.map((strip, x) => windowOf(strip, stops[x], rules.rows))
    add('reels', { stops, grid: filled(landed, held, idOf(rules, 'wild')) })
    return events.at(-1)
  }
  const scatters = (award) => {
    if (!award || total === most) return
    pay('scatterWin', award.stakeMultiple * payUnit, { always: true })
    const count = Math.min(award.freeSpins, (rules.mostFreeSpins ?? Infinity) - granted)
    if (count <= 0 || total === most) return
    granted += count
    add('freeSpinsWon', { count })
  }
  const freeSpins = (one) => {
    const before = total
    for (let number = 1; number <= granted && total !== most; number++) {
      add('freeSpin', { number, left: granted - number })
      one()
    }
    if (granted > 0) add('freeSpinsEnd', { amount: total - before })
  }
  const kinds = { coinsToStart: holdAndWin, bonuses: bonusGames, wildExpands: ways, mostFalls: tumbles, scatter: lines }
  const kind = Object.keys(kinds).find((field) => field in rules)
  const round = { draw, add, pay, spin, scatters, freeSpins, total: () => total, granted: () => granted }
  ;(kinds[kind] ?? respins)(rules, round)
  if (total === most) add('maxWin', { total })
  add('roundEnd', { amount: total })
  return { events, win: total }
}

/** Coins stay and the other cells spin again. */
function holdAndWin(rules, { draw, add, pay, spin }) {
  const { grid } = spin(rules.strips)
  const units = lineUnits(rules, grid)
  pay('lineWins', units)
  const coins = placesOf(grid, idOf(rules, 'coin')).length
  if (coins < rules.coinsToStart) return
  let [held, left, empty] = [0, rules.respins, grid.flat().length - coins]
  const coin = () => {
    let at = draw(sumOf(rules.values.map(({ weight }) => weight)))
    const isDrawn = ({ weight }) => {
      at -= weight
      return at < 0
    }
    held += rules.values.find(isDrawn).units
  }
  for (let one = 0; one < coins; one++) coin()
  add('holdStart', { left })
  while (left > 0 && empty > 0) {
    let landed = 0
    for (let cell = 0; cell < empty; cell++)
      if (draw(rules.landing.of) < rules.landing.coin) {
        coin()
        landed++
      }
    empty -= landed
    left = landed > 0 ? rules.respins : left - 1
    add('holdSpin', { left })
  }
  pay('holdEnd', Math.min(held + (empty === 0 ? rules.fullBoard.units : 0), rules.mostUnits - units), { always: true })
}

/** BIG and REG: a run of games on strips of their own. */
function bonusGames(rules, { add, pay, spin, total }) {
  const { grid } = spin(rules.strips.base)
  pay('lineWins', lineUnits(rules, grid))
  const isLine = (symbol) => rules.lines.some((rows) => rows.every((row, x) => grid[x][row] === symbol))
  const bonus = ['big', 'reg'].find((one) => isLine(rules.bonuses[one].symbol))
  if (!bonus) return
  const [{ games, wins }, before] = [rules.bonuses[bonus], total()]
  add('lamp', { bonus })
  add('bonusWon', { bonus, games })
  for (let [number, won] = [1, 0]; number <= games && won < wins; number++) {
    add('bonusGame', { number })
    const units = lineUnits(rules, spin(rules.strips[bonus]).grid)
    pay('lineWins', units)
    if (units > 0) won++
  }
  add('bonusEnd', { amount: total() - before })
}

/** Ways from the left; wilds multiply or fill their reel. */
function ways(rules, { add, pay, spin }) {
  const wild = idOf(rules, 'wild')
  const grid = expanded(spin(rules.strips).grid, { symbol: rules.wildExpands && wild, add })
  const unitsOf = ({ id, role, pays }) => {
    const each = grid.map((column) => column.filter((one) => one === id || one === wild).length)
    const count = each.includes(0) ? each.indexOf(0) : each.length
    if (role !== 'pays' || pays[count] === undefined) return 0
    const wilds = reelsWith(grid.slice(0, count), wild).length
    return each.slice(0, count).reduce((all, one) => all * one, pays[count] * rules.wildMultiplier ** wilds)
  }
  pay('symbolWins', sumOf(rules.symbols.map(unitsOf)))
}

/** Winners leave and symbols fall; falls draw nothing. */
function tumbles(rules, { add, pay, spin, scatters, freeSpins }) {
  const { perFall, most, growsOverFreeSpins } = rules.multiplier
  let value = 1
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
      pay('symbolWins', sumOf(wins.map(({ units }) => units * multiplier())))
      if (fallen === rules.mostFalls) break
      const [, row] = wins[0].places[0]
      const leaves = ([x, y]) => wins.some(({ places }) => places.some(([px, py]) => px === x && py === y))
      const stays = (x, y) => (rules.pays === 'rows' ? y !== row : !leaves([x, y]))
      const left = grid.map((column, x) => column.filter((_, y) => stays(x, y)))
      tops = tops.map((top, x) => top - (rules.rows - left[x].length))
      grid = left.map((column, x) => [...windowOf(strips[x], tops[x], rules.rows - column.length), ...column])
      fallen++
      add(rules.pays === 'rows' ? 'rowFall' : 'tumble', { grid })
    }
    show(multiplier())
    scatters(byLeast(rules.scatter, placesOf(grid, idOf(rules, 'scatter')).length))
    return growsOverFreeSpins ? multiplier() : 1
  }
  one(rules.strips.base, 1)
  let from = 1
  freeSpins(() => (from = one(rules.strips.free, from)))
}

/** Lines with scatters and free spins, in which wilds multiply or one drawn symbol fills its reels. */
function lines(rules, { draw, add, pay, spin, scatters, freeSpins, granted }) {
  const expands = !('freeSpinWildMultiplier' in rules)
  const one = (strips, { symbol, wildMultiplier = 1 }) => {
    const { grid } = spin(strips)
    pay('lineWins', lineUnits(rules, expanded(grid, { symbol, add }), wildMultiplier))
    scatters(rules.scatter[placesOf(grid, idOf(rules, 'scatter')).length])
    return grid
  }
  const grid = one(rules.strips.base, {})
  const able = rules.symbols.filter(({ role }) => role === 'pays')
  const symbol = granted() > 0 && expands ? able[draw(able.length)].id : null
  if (symbol) add('expand', { symbol, grid })
  freeSpins(() => one(rules.strips.free, { symbol, wildMultiplier: rules.freeSpinWildMultiplier }))
}

/** A reel with a wild fills and is held, and the others turn again. */
function respins(rules, { draw, add, pay, spin }) {
  const wild = idOf(rules, 'wild')
  let [held, stops, grid] = [[], [], []]
  for (let number = 1; ; number++) {
    stops = rules.strips.map((strip, x) => (held.includes(x) ? stops[x] : draw(strip.length)))
    ;({ grid } = spin(rules.strips, { stops, held }))
    const before = held.length
    held = reelsWith(grid, wild)
    if (held.length > before) add('expand', { symbol: wild, grid: filled(grid, held, wild) })
    pay('lineWins', lineUnits(rules, filled(grid, held, wild)))
    if (held.length === before || held.length === rules.strips.length) return
    add('respin', { number, held })
  }
}

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const idOf = (rules, role) => rules.symbols.find((symbol) => symbol.role === role)?.id
const windowOf = (strip, top, rows) => Array.from({ length: rows }, (_, row) => strip.at((top + row) % strip.length))
const placesOf = (grid, id) => grid.flatMap((column, x) => column.flatMap((one, y) => (one === id ? [[x, y]] : [])))
const byLeast = (table, count) => Object.entries(table).findLast(([least]) => Number(least) <= count)?.[1]
const reelsWith = (grid, id) => grid.flatMap((column, x) => (column.includes(id) ? [x] : []))
const filled = (grid, reels, id) => grid.map((column, x) => (reels.includes(x) ? column.map(() => id) : column))

function expanded(grid, { symbol, add }) {
  const reels = symbol ? reelsWith(grid, symbol) : []
  if (reels.length > 0) add('expand', { symbol, grid: filled(grid, reels, symbol) })
  return filled(grid, reels, symbol)
}

function lineUnits(rules, grid, wildMultiplier = 1) {
  const wild = idOf(rules, 'wild')
  const unitsOf = (rows) => {
    const along = rows.map((row, x) => grid[x][row])
    const symbol = along.find((one) => one !== wild) ?? wild
    const end = along.findIndex((one) => one !== symbol && one !== wild)
    const run = along.slice(0, end === -1 ? along.length : end)
    const { role, pays } = rules.symbols.find(({ id }) => id === symbol)
    const isPaid = ['pays', 'wild'].includes(role) && pays[run.length] !== undefined
    return isPaid ? pays[run.length] * wildMultiplier ** run.filter((one) => one === wild).length : 0
  }
  return sumOf(rules.lines.map(unitsOf))
}

function tumbleWins(rules, grid) {
  const winOf = (id, places) => {
    const { role, pays } = rules.symbols.find((symbol) => symbol.id === id)
    const units = role === 'pays' ? byLeast(pays, places.length) : undefined
    return units === undefined ? [] : [{ places, units }]
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
