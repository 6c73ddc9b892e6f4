import type { Grid, Position } from '../kernel/window.ts'
import { entryFor, type FoundWin, type TumbleRules } from './rules.ts'

/** The wins of the symbols in view. With `rows`, those of the lowest winning row. */
export function findWins(rules: TumbleRules, grid: Grid): FoundWin[] {
  const cells = grid.flatMap((column, reel) => column.map((symbol, row) => ({ symbol, at: [reel, row] as Position })))
  switch (rules.pays) {
    case 'anywhere':
      return rules.symbols.flatMap(({ id }) => winOf(rules, id, positionsOf(cells, id)))
    case 'cluster': {
      const wild = rules.symbols.find(({ role }) => role === 'wild')?.id
      return rules.symbols.flatMap(({ id }) =>
        clustersIn(cells.filter(({ symbol }) => symbol === id || symbol === wild).map(({ at }) => at))
          .filter((cluster) => cluster.some(([reel, row]) => grid[reel]?.[row] === id))
          .flatMap((cluster) => winOf(rules, id, cluster)),
      )
    }
    case 'rows': {
      for (let row = rules.rows - 1; row >= 0; row--) {
        const inRow = cells.filter(({ at }) => at[1] === row)
        const wins = rules.symbols.flatMap(({ id }) => winOf(rules, id, positionsOf(inRow, id)))
        if (wins.length > 0) return wins
      }
      return []
    }
  }
}

function winOf(rules: TumbleRules, id: string, positions: readonly Position[]): FoundWin[] {
  const symbol = rules.symbols.find((known) => known.id === id)
  const units = symbol?.role === 'pays' ? entryFor(symbol.pays, positions.length) : undefined
  return units === undefined ? [] : [{ symbol: id, count: positions.length, positions, units }]
}

function positionsOf(cells: readonly { symbol: string; at: Position }[], id: string): Position[] {
  return cells.filter(({ symbol }) => symbol === id).map(({ at }) => at)
}

/** Groups positions that touch along their edges. */
function clustersIn(positions: readonly Position[]): Position[][] {
  let clusters: Position[][] = []
  for (const position of positions) {
    const touches = (other: Position) => Math.abs(other[0] - position[0]) + Math.abs(other[1] - position[1]) === 1
    const joined = clusters.filter((cluster) => cluster.some(touches))
    clusters = [...clusters.filter((cluster) => !joined.includes(cluster)), [...joined.flat(), position]]
  }
  return clusters
}
