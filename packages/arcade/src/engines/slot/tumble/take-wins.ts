import { type FastRules, left } from './fast-rules.ts'
import type { TumbleRules } from './rules.ts'

/** Empties the cells that leave and returns the units won; 0 if nothing wins. */
type TakeWins = (cells: Uint8Array) => number

/** The second implementation of the wins, for speed and as a check of `findWins`. */
export function takeWinsBy(rules: FastRules, pays: TumbleRules['pays']): TakeWins {
  const takers = { anywhere: takeAnywhere, cluster: takeClusters, rows: takeLowestRow }
  return takers[pays](rules)
}

function takeAnywhere({ reels, rows, symbols, units }: FastRules): TakeWins {
  const size = reels * rows
  const counts = new Uint8Array(symbols)
  return (cells) => {
    counts.fill(0)
    for (let cell = 0; cell < size; cell++) counts[cells[cell] ?? 0] = (counts[cells[cell] ?? 0] ?? 0) + 1
    let won = 0
    for (let symbol = 0; symbol < symbols; symbol++) {
      const pays = units[symbol * (size + 1) + (counts[symbol] ?? 0)] ?? 0
      if (pays === 0) continue
      won += pays
      for (let cell = 0; cell < size; cell++) if (cells[cell] === symbol) cells[cell] = left
    }
    return won
  }
}

function takeClusters({ reels, rows, wild, units }: FastRules): TakeWins {
  const size = reels * rows
  /** For each cell, the cell from which it was reached last: a wild can be reached again from another cluster. */
  const reachedFrom = new Int8Array(size)
  const cluster = new Uint8Array(size)
  const leaving = new Uint8Array(size)
  return (cells) => {
    let won = 0
    reachedFrom.fill(-1)
    leaving.fill(0)
    for (let start = 0; start < size; start++) {
      const symbol = cells[start] ?? left
      if (reachedFrom[start] !== -1 || symbol === left || symbol === wild) continue
      let count = 1
      cluster[0] = start
      reachedFrom[start] = start
      const reach = (cell: number) => {
        if ((cells[cell] !== symbol && cells[cell] !== wild) || reachedFrom[cell] === start) return
        reachedFrom[cell] = start
        cluster[count] = cell
        count += 1
      }
      for (let next = 0; next < count; next++) {
        const cell = cluster[next] ?? 0
        if (cell >= rows) reach(cell - rows)
        if (cell < size - rows) reach(cell + rows)
        if (cell % rows > 0) reach(cell - 1)
        if (cell % rows < rows - 1) reach(cell + 1)
      }
      const pays = units[symbol * (size + 1) + count] ?? 0
      won += pays
      if (pays > 0) for (let at = 0; at < count; at++) leaving[cluster[at] ?? 0] = 1
    }
    if (won > 0) for (let cell = 0; cell < size; cell++) if (leaving[cell] === 1) cells[cell] = left
    return won
  }
}

function takeLowestRow({ reels, rows, symbols, units }: FastRules): TakeWins {
  const size = reels * rows
  const counts = new Uint8Array(symbols)
  return (cells) => {
    for (let row = rows - 1; row >= 0; row--) {
      counts.fill(0)
      for (let cell = row; cell < size; cell += rows) counts[cells[cell] ?? 0] = (counts[cells[cell] ?? 0] ?? 0) + 1
      let won = 0
      for (let symbol = 0; symbol < symbols; symbol++) won += units[symbol * (size + 1) + (counts[symbol] ?? 0)] ?? 0
      if (won === 0) continue
      for (let cell = row; cell < size; cell += rows) cells[cell] = left
      return won
    }
    return 0
  }
}
