/** A cell of a drawn road, counted from 0. */
export interface RoadCell {
  readonly column: number
  readonly row: number
}

export const roadRows = 6

/**
 * Where the drawing has each entry of each column. A column goes down from the top, and turns to the right at the last row or above a cell that is taken; it never turns again. The next column begins
 * to the right of the beginning of the one before, in the first column whose top is free.
 */
export function bentCells(depths: readonly number[], rows = roadRows): RoadCell[][] {
  const taken = new Set<string>()
  const isFree = ({ column, row }: RoadCell) => !taken.has(`${column} ${row}`)
  let start = -1
  return depths.map((depth) => {
    start += 1
    while (!isFree({ column: start, row: 0 })) start += 1
    const cells: RoadCell[] = []
    let next = { column: start, row: 0 }
    let isTurned = false
    for (let entry = 0; entry < depth; entry++) {
      cells.push(next)
      taken.add(`${next.column} ${next.row}`)
      const below = { column: next.column, row: next.row + 1 }
      isTurned ||= below.row >= rows || !isFree(below)
      next = isTurned ? { column: next.column + 1, row: next.row } : below
    }
    return cells
  })
}

/** The bead plate shows every hand, ties too, down one column after the other. */
export function beadCell(hand: number, rows = roadRows): RoadCell {
  return { column: Math.floor(hand / rows), row: hand % rows }
}

/** The first column of a drawing of which the last `columns` are shown. */
export function firstShown(cells: readonly RoadCell[], columns: number): number {
  const last = cells.reduce((most, { column }) => Math.max(most, column), -1)
  return Math.max(0, last + 1 - columns)
}
