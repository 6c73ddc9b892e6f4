import type { RoadColour, RoadResult } from './big-road.ts'

/**
 * The roads in another way, by sets. A won hand is the cell (column, row) of the big road, where its column is the number of changes of side up to it and its row the number of wins since that change. The
 * marks of a derived road are read from the set of these cells.
 */
export function cellsOfWins(results: readonly RoadResult[]): { column: number; row: number }[] {
  const wins = results.flatMap(({ winner }) => winner ?? [])
  const changes = (last: number) => wins.filter((winner, hand) => hand <= last && hand > 0 && winner !== wins[hand - 1])
  return wins.map((_, hand) => {
    const column = changes(hand).length
    const row = wins.filter((_one, other) => other < hand && changes(other).length === column).length
    return { column, row }
  })
}

/** A mark is red where the cell beside it and the one above that are both in the set or both not; at the top, where two columns are the same set of rows. */
export function derivedBySets(results: readonly RoadResult[], back: number): RoadColour[] {
  const cells = cellsOfWins(results)
  const all = new Set(cells.map(({ column, row }) => `${column} ${row}`))
  const has = (column: number, row: number) => all.has(`${column} ${row}`)
  const rowsOf = (column: number) => cells.filter((cell) => cell.column === column).map(({ row }) => row)
  return cells.flatMap(({ column, row }) => {
    if (column - back < 0 || (row === 0 && column - 1 - back < 0)) return []
    const isRegular =
      row === 0
        ? `${rowsOf(column - 1)}` === `${rowsOf(column - 1 - back)}`
        : has(column - back, row) === has(column - back, row - 1)
    return [isRegular ? 'red' : 'blue']
  })
}
