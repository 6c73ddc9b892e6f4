import type { Graphics } from 'pixi.js'
import type { Position } from './field.ts'
import type { Layout } from './layout.ts'

/** The border of a group of cells: each side of a cell that has no neighbour in the group. */
export function drawOutline(
  graphics: Graphics,
  { board, cell }: Layout,
  { cells, ink }: { cells: readonly Position[]; ink: string },
): void {
  const members = new Set(cells.map((position) => position.join()))
  const isOutside = (reel: number, row: number) => !members.has([reel, row].join())
  const inset = Math.max(2, cell.width * 0.035)
  for (const [reel, row] of cells) {
    const [left, top] = [board.x + reel * cell.width, board.y + row * cell.height]
    const [right, bottom] = [left + cell.width, top + cell.height]
    if (isOutside(reel, row - 1)) graphics.moveTo(left, top + inset).lineTo(right, top + inset)
    if (isOutside(reel, row + 1)) graphics.moveTo(left, bottom - inset).lineTo(right, bottom - inset)
    if (isOutside(reel - 1, row)) graphics.moveTo(left + inset, top).lineTo(left + inset, bottom)
    if (isOutside(reel + 1, row)) graphics.moveTo(right - inset, top).lineTo(right - inset, bottom)
  }
  graphics.stroke({ color: ink, width: inset, cap: 'round' })
}
