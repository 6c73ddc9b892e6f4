import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { View } from '../../../shell/stage/stage.ts'
import type { BoardSkin } from './board-title.ts'

/** Positions and sizes in CSS pixels. */
export interface BoardLayout {
  readonly view: View
  /** The space between the bars. */
  readonly area: Rectangle
  /** A phone held upright. */
  readonly upright: boolean
  /** A phone on its side: the bars stand beside the board. */
  readonly flat: boolean
  readonly board: Rectangle
  /** Side of a square cell. */
  readonly cell: number
  /** The list of prizes: above the board when upright, else at its left. */
  readonly ladder: Rectangle
  /** Free height above the board, frame included. */
  readonly roof: number
  /** Free width at the right of the board, frame included. */
  readonly aside: number
  /** Free width at the right of the ladder, where the roof is too low for a figure; else 0. */
  readonly corner: number
}

const ladderHeight = { usual: 44, short: 34 } as const
const ladderWidth = { usual: 150, flat: 104, narrow: 84 } as const
/** Beside the bars of a small phone on its side. */
const narrowBelow = 400
const gap = 8
const stripHeight = { usual: 36, short: 28, flat: 0 } as const
/** An upright view whose free space is lower than this gives less of it to the ladder and the strip, so that cells stay large enough for a finger. */
const shortBelow = 400
/** At the right of a board on a wide view there is room for a figure of so many cells, before the left gets any. */
const asideCells = 2.6
/** On an upright view, cells larger than this give way to the figure above the board. In CSS pixels. */
const cellAboveWhichRoofGrows = 60
const roofCells = 2.2
const cornerCells = 1.9

export function layOut(
  view: View,
  area: Rectangle,
  { columns, rows, skin }: { columns: number; rows: number; skin: Pick<BoardSkin, 'roof' | 'rim'> },
): BoardLayout {
  const upright = view.width < area.height * 1.1
  const flat = area.width < view.width
  const short = upright && area.height < shortBelow
  const strip = stripHeight[flat ? 'flat' : short ? 'short' : 'usual']
  const rungs = ladderWidth[flat ? (area.width < narrowBelow ? 'narrow' : 'flat') : 'usual']
  const beside = upright ? 0 : gap + rungs + gap
  const high = ladderHeight[short ? 'short' : 'usual']
  const above = upright ? high + gap : gap / 2
  const { roof, rim } = skin
  const widest = (area.width - beside - gap) / (columns + rim * 2)
  const tallest = (area.height - above - strip) / (rows + roof.least + rim)
  const lowered = (area.height - above - strip) / (rows + Math.min(roofCells, roof.most) + rim)
  const cell = Math.floor(
    Math.min(widest, upright ? Math.max(Math.min(tallest, cellAboveWhichRoofGrows), lowered) : tallest),
  )
  const size = { width: cell * columns, height: cell * rows }
  const wide = area.width - beside - size.width - cell * rim * 2
  const spare = Math.max(0, area.height - above - strip - size.height - cell * (roof.least + rim))
  // a figure needs room at one side of the board or above it
  const grows = upright || wide < cell * 1.5
  const head = grows ? Math.min(spare, cell * (roof.most - roof.least)) : 0
  const left = upright ? wide / 2 : Math.max(0, Math.min(wide / 2, wide - cell * asideCells))
  const board = {
    x: Math.round(area.x + beside + left + cell * rim),
    y: Math.floor(area.y + above + head + (spare - head) / 2 + cell * roof.least),
    ...size,
  }
  const roofHeight = head + cell * roof.least
  const corner = upright && head < cell ? Math.round(cell * cornerCells) : 0
  const ladder = upright
    ? {
        x: area.x + gap,
        y: Math.round(board.y - roofHeight - above),
        width: area.width - gap * 2 - corner,
        height: high,
      }
    : { x: board.x - cell * rim - gap - rungs, y: board.y, width: rungs, height: board.height }
  const aside = area.x + area.width - board.x - board.width
  return { view, area, upright, flat, board, cell, ladder, roof: roofHeight, aside, corner }
}

/** The middle of a cell on the stage; cells are numbered row by row. */
export function centreOf({ board, cell }: BoardLayout, index: number): { x: number; y: number } {
  const columns = Math.round(board.width / cell)
  return { x: board.x + ((index % columns) + 0.5) * cell, y: board.y + (Math.floor(index / columns) + 0.5) * cell }
}
