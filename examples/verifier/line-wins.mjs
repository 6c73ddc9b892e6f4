import { idOf } from './reels.mjs'

/** What pays on the lines of a grid, from the left; wilds stand for any paying symbol. */
export function lineWins(rules, grid, wildMultiplier = 1) {
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
