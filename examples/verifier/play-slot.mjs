// How the slots play, from their rules as data: each mechanic collects the round's events from the draws.

/** A slot's events and win. What its rules have says which mechanic it is. */
export function playSlot(rules, { draw, stake }) {
  const round = startRound(rules, { draw, stake })
  if ('coinsToStart' in rules) return holdAndWin(rules, round)
  if ('bonuses' in rules) return bonusGames(rules, round)
  if ('wildExpands' in rules) return ways(rules, round)
  if ('mostFalls' in rules) return tumbles(rules, round)
  return 'scatter' in rules ? linesWithFreeSpins(rules, round) : respins(rules, round)
}

/** What every mechanic does: turn reels, pay, win and play free spins, up to the most that a round pays. */
function startRound(rules, { draw, stake }) {
  const payUnit = rules.payUnit ?? rules.lines.length
  const [events, unit, most] = [[], stake / payUnit, (rules.mostMultiple ?? Infinity) * stake]
  let [total, granted, played, beforeFreeSpins] = [0, 0, 0, 0]
  const add = (type, fields) => events.push({ type, ...fields })
  const pay = (units) => {
    const amount = Math.min(units * unit, most - total)
    total += amount
    return { amount, total }
  }
  const turn = (strips) => strips.map((strip) => draw(strip.length))
  const view = (strips, stops) => strips.map((strip, x) => window(strip, stops[x], rules.rows))
  return {
    draw,
    unit,
    add,
    pay,
    turn,
    view,
    total: () => total,
    granted: () => granted,
    markSpins: () => {
      beforeFreeSpins = total
    },
    payWins: (type, wins) => {
      if (wins.length === 0) return
      const sum = wins.reduce((all, { units }) => all + units, 0)
      add(type, { wins: wins.map(({ units, ...win }) => ({ ...win, amount: units * unit })), ...pay(sum) })
    },
    spin: (strips) => {
      const stops = turn(strips)
      add('reels', { stops, grid: view(strips, stops) })
      return view(strips, stops)
    },
    scatters: (grid, award, retrigger) => {
      if (!award || total === most) return
      const positions = placesOf(grid, idOf(rules, 'scatter'))
      add('scatterWin', { count: positions.length, positions, ...pay(award.stakeMultiple * payUnit) })
      const count = Math.min(award.freeSpins, (rules.mostFreeSpins ?? Infinity) - granted)
      if (count <= 0 || total === most) return
      granted += count
      add('freeSpinsWon', { count, retrigger, left: granted - played, positions })
    },
    freeSpins: (one) => {
      while (played < granted && total !== most) {
        played += 1
        add('freeSpin', { number: played, left: granted - played })
        one()
      }
      if (granted > 0) add('freeSpinsEnd', { played, amount: total - beforeFreeSpins })
    },
    done: () => {
      if (total === most) add('maxWin', { total })
      add('roundEnd', { amount: total })
      return { events, win: total }
    },
  }
}

/** Coins stay and the other cells spin again. */
function holdAndWin(rules, { draw, unit, add, pay, payWins, spin, done }) {
  const grid = spin(rules.strips)
  const wins = lineWins(rules, grid)
  payWins('lineWins', wins)
  const start = placesOf(grid, idOf(rules, 'coin'))
  if (start.length < rules.coinsToStart) return done()
  let [held, left] = [0, rules.respins]
  const coin = (position) => {
    let at = draw(rules.values.reduce((sum, { weight }) => sum + weight, 0))
    const { units, tier } = rules.values.find(({ weight }) => {
      at -= weight
      return at < 0
    })
    held += units
    return { position, amount: units * unit, tier }
  }
  add('holdStart', { coins: start.map(coin), left })
  let empty = grid
    .flatMap((column, x) => column.map((_, y) => [x, y]))
    .filter((cell) => !start.some((c) => `${c}` === `${cell}`))
  while (left > 0 && empty.length > 0) {
    const landed = empty.flatMap((cell) => (draw(rules.landing.of) < rules.landing.coin ? [coin(cell)] : []))
    empty = empty.filter((cell) => !landed.some(({ position }) => position === cell))
    left = landed.length > 0 ? rules.respins : left - 1
    add('holdSpin', { landed, left })
  }
  const full = empty.length === 0
  const room = rules.mostUnits - wins.reduce((sum, { units }) => sum + units, 0)
  add('holdEnd', { full, ...pay(Math.min(held + (full ? rules.fullBoard.units : 0), room)) })
  return done()
}

/** BIG and REG: a run of games on strips of their own. */
function bonusGames(rules, { add, payWins, spin, total, done }) {
  const grid = spin(rules.strips.base)
  payWins('lineWins', lineWins(rules, grid))
  for (const bonus of ['big', 'reg']) {
    const { symbol, games, wins } = rules.bonuses[bonus]
    const line = rules.lines.find((rows) => rows.every((row, x) => grid[x][row] === symbol))
    if (!line) continue
    const before = total()
    add('lamp', { bonus })
    add('bonusWon', { bonus, games, positions: line.map((row, x) => [x, row]) })
    for (let [number, won] = [1, 0]; number <= games && won < wins; number++) {
      add('bonusGame', { number, left: games - number })
      const found = lineWins(rules, spin(rules.strips[bonus]))
      payWins('lineWins', found)
      if (found.length > 0) won++
    }
    add('bonusEnd', { bonus, amount: total() - before })
    break
  }
  return done()
}

/** Ways from the left; wilds multiply or fill their reel. */
function ways(rules, { add, payWins, spin, done }) {
  const landed = spin(rules.strips)
  const symbol = idOf(rules, 'wild')
  const reels = rules.wildExpands ? reelsWith(landed, symbol) : []
  const grid = reels.length ? filled(landed, symbol) : landed
  if (reels.length) add('expand', { symbol, reels, grid })
  payWins('symbolWins', waysWins(rules, grid))
  return done()
}

/** Winners leave and symbols fall; falls draw nothing. */
function tumbles(rules, { add, payWins, turn, view, scatters, freeSpins, markSpins, done }) {
  let [falls, shown] = [0, 1]
  const { perFall, most: highest, growsOverFreeSpins } = rules.multiplier
  const show = (value) => {
    if (value !== shown) add('multiplier', { value })
    shown = value
  }
  const one = (strips, from, retrigger) => {
    let tops = turn(strips)
    show(from)
    let grid = view(strips, tops)
    add('reels', { stops: tops, grid })
    let [fallen, wins] = [0, tumbleWins(rules, grid)]
    for (; wins.length > 0; wins = tumbleWins(rules, grid)) {
      const multiplier = Math.min(highest, from + fallen * perFall)
      show(multiplier)
      payWins(
        'symbolWins',
        wins.map((win) => ({ ...win, ways: 1, multiplier, units: win.units * multiplier })),
      )
      if (fallen === rules.mostFalls) break
      const row = wins[0].positions[0][1]
      const all = rules.pays === 'rows' ? strips.map((_, x) => [x, row]) : wins.flatMap(({ positions }) => positions)
      const removed = [...new Map(all.map((at) => [`${at}`, at])).values()]
      const left = grid.map((column, x) => column.filter((_, y) => !removed.some(([rx, ry]) => rx === x && ry === y)))
      tops = tops.map((top, x) => top - (rules.rows - left[x].length))
      grid = left.map((column, x) => [...window(strips[x], tops[x], rules.rows - column.length), ...column])
      fallen++
      falls++
      if (rules.pays === 'rows') add('rowFall', { number: falls, row, grid })
      else add('tumble', { number: falls, removed, grid })
    }
    show(Math.min(highest, from + fallen * perFall))
    scatters(grid, byLeast(rules.scatter, placesOf(grid, idOf(rules, 'scatter')).length), retrigger)
    return growsOverFreeSpins ? Math.min(highest, from + fallen * perFall) : 1
  }
  one(rules.strips.base, 1, false)
  markSpins()
  let from = 1
  freeSpins(() => (from = one(rules.strips.free, from, true)))
  return done()
}

/** Lines with scatters and free spins, in which wilds multiply or one drawn symbol fills its reels. */
function linesWithFreeSpins(rules, { draw, add, payWins, spin, scatters, freeSpins, markSpins, granted, done }) {
  const expands = !('freeSpinWildMultiplier' in rules)
  const one = (strips, symbol, retrigger) => {
    const landed = spin(strips)
    const reels = symbol ? reelsWith(landed, symbol) : []
    const grid = reels.length ? filled(landed, symbol) : landed
    if (reels.length) add('expand', { symbol, reels, grid })
    payWins('lineWins', lineWins(rules, grid, retrigger && !expands ? rules.freeSpinWildMultiplier : 1))
    scatters(landed, rules.scatter[placesOf(landed, idOf(rules, 'scatter')).length], retrigger)
    return landed
  }
  const base = one(rules.strips.base, null, false)
  markSpins()
  const able = rules.symbols.filter(({ role }) => role === 'pays')
  const symbol = granted() > 0 && expands ? able[draw(able.length)].id : null
  if (symbol) add('expand', { symbol, reels: [], grid: base })
  freeSpins(() => one(rules.strips.free, symbol, true))
  return done()
}

/** A reel with a wild fills and is held, and the others turn again. */
function respins(rules, { draw, add, payWins, view, done }) {
  const wild = idOf(rules, 'wild')
  let [held, stops] = [[], []]
  for (let number = 1; ; number++) {
    stops = rules.strips.map((strip, x) => (held.includes(x) ? stops[x] : draw(strip.length)))
    const fill = (grid) => grid.map((column, x) => (held.includes(x) ? column.map(() => wild) : column))
    const landed = fill(view(rules.strips, stops))
    add('reels', { stops, grid: landed })
    const reels = reelsWith(landed, wild).filter((x) => !held.includes(x))
    held = [...held, ...reels].sort((a, b) => a - b)
    if (reels.length) add('expand', { symbol: wild, reels, grid: fill(landed) })
    payWins('lineWins', lineWins(rules, fill(landed)))
    if (reels.length === 0 || held.length === rules.strips.length) return done()
    add('respin', { number, held })
  }
}

const idOf = (rules, role) => rules.symbols.find((symbol) => symbol.role === role)?.id
const window = (strip, top, rows) =>
  Array.from({ length: rows }, (_, row) => strip[(((top + row) % strip.length) + strip.length) % strip.length])
const placesOf = (grid, id) =>
  grid.flatMap((column, x) => column.flatMap((symbol, y) => (symbol === id ? [[x, y]] : [])))
const byLeast = (table, count) => Object.entries(table).findLast(([least]) => Number(least) <= count)?.[1]
const filled = (grid, id) => grid.map((column) => (column.includes(id) ? column.map(() => id) : column))
const reelsWith = (grid, id) => grid.flatMap((column, x) => (column.includes(id) ? [x] : []))

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

function waysWins(rules, grid) {
  const wild = idOf(rules, 'wild')
  return rules.symbols.flatMap(({ id, role, pays }) => {
    const shown = grid.map((column) => column.filter((one) => one === id || one === wild).length)
    const count = shown.includes(0) ? shown.indexOf(0) : shown.length
    if (role !== 'pays' || pays[count] === undefined) return []
    const ways = shown.slice(0, count).reduce((product, number) => product * number, 1)
    const multiplier = rules.wildMultiplier ** reelsWith(grid.slice(0, count), wild).length
    const all = [...placesOf(grid, id), ...placesOf(grid, wild)].sort((a, b) => a[0] - b[0] || a[1] - b[1])
    const positions = all.filter(([x]) => x < count)
    return [{ symbol: id, count, ways, positions, multiplier, units: pays[count] * ways * multiplier }]
  })
}

function tumbleWins(rules, grid) {
  const winOf = (id, positions) => {
    const { role, pays } = rules.symbols.find((symbol) => symbol.id === id)
    const units = role === 'pays' ? byLeast(pays, positions.length) : undefined
    return units === undefined ? [] : [{ symbol: id, count: positions.length, positions, units }]
  }
  const inRow = (row) =>
    rules.symbols.flatMap(({ id }) =>
      winOf(
        id,
        placesOf(grid, id).filter(([, y]) => y === row),
      ),
    )
  if (rules.pays === 'rows')
    return Array.from({ length: rules.rows }, (_, up) => inRow(rules.rows - 1 - up)).find((wins) => wins.length) ?? []
  if (rules.pays === 'anywhere') return rules.symbols.flatMap(({ id }) => winOf(id, placesOf(grid, id)))
  const wild = idOf(rules, 'wild')
  return rules.symbols.flatMap(({ id }) => {
    let clusters = []
    for (const at of grid.flatMap((column, x) =>
      column.flatMap((one, y) => (one === id || one === wild ? [[x, y]] : [])),
    )) {
      const joined = clusters.filter((c) => c.some(([x, y]) => Math.abs(x - at[0]) + Math.abs(y - at[1]) === 1))
      clusters = [...clusters.filter((cluster) => !joined.includes(cluster)), [...joined.flat(), at]]
    }
    return clusters.filter((cluster) => cluster.some(([x, y]) => grid[x][y] === id)).flatMap((c) => winOf(id, c))
  })
}
