// What the slots have in common: reels that stop, wins that are paid in units of the stake, and the greatest win of a round.

/** The events and the win of a slot's round; `game` plays it. Null: a slot takes no choice and no action. */
export function playReels(game, rules, { draw, stake, choice, actions }) {
  if (choice !== null || actions.length > 0) return null
  const payUnit = rules.payUnit ?? rules.lines.length
  const [events, most] = [[], (rules.mostMultiple ?? Infinity) * stake]
  const unit = stake / payUnit
  let total = 0
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
  game(rules, { draw, unit, payUnit, add, pay, payAll, spin, total: () => total, isOver: () => total === most })
  if (total === most) add('maxWin', { total })
  add('roundEnd', { amount: total })
  return { events, win: total }
}

export const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
export const idOf = (rules, role) => rules.symbols.find((symbol) => symbol.role === role)?.id
export const windowOf = (strip, top, rows) =>
  Array.from({ length: rows }, (_, row) => strip.at((top + row) % strip.length))
export const placesOf = (grid, id) =>
  grid.flatMap((column, x) => column.flatMap((one, y) => (one === id ? [[x, y]] : [])))
export const isIn = (places, [x, y]) => places.some(([px, py]) => px === x && py === y)
export const byLeast = (table, count) => Object.entries(table).findLast(([least]) => Number(least) <= count)?.[1]
export const reelsWith = (grid, id) => grid.flatMap((column, x) => (column.includes(id) ? [x] : []))
export const filled = (grid, reels, id) => grid.map((column, x) => (reels.includes(x) ? column.map(() => id) : column))

export function expanded(grid, { symbol, add }) {
  const reels = symbol ? reelsWith(grid, symbol) : []
  if (reels.length > 0) add('expand', { symbol, reels, grid: filled(grid, reels, symbol) })
  return filled(grid, reels, symbol)
}
