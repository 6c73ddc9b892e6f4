import type { Rectangle } from '../../shell/hud/hud.ts'
import type { View } from '../../shell/stage/stage.ts'

/** Positions and sizes in CSS pixels. */
export interface Layout {
  readonly view: View
  readonly upright: boolean
  readonly board: Rectangle
  readonly cell: { readonly width: number; readonly height: number }
  /** Side of a symbol's square. */
  readonly symbol: number
  readonly waterline: number
  /** The visible water: beside the reels on a wide screen, below them on a phone. */
  readonly openWater: { readonly top: number; readonly bottom: number }
  /** Scale of the landscape drawings, which are 1600 units wide. */
  readonly landScale: number
}

/** Space for the roof above the reels, in cells. */
const roofCells = 0.42
/** Space for the line of text below them. */
const stripHeight = 40

export function layOut(view: View, area: Rectangle, { reels, rows }: { reels: number; rows: number }): Layout {
  const upright = view.width < area.height * 1.1
  const widest = upright ? (view.width - 20) / reels : (view.width * 0.66) / reels
  const tallest = (area.height - stripHeight - 12) / (rows + roofCells)
  const width = Math.floor(upright ? widest : Math.min(widest, tallest))
  const height = Math.floor(upright ? Math.min(width * 1.24, (area.height * 0.72) / rows) : Math.min(width, tallest))
  const board = { x: Math.round((view.width - width * reels) / 2), y: 0, width: width * reels, height: height * rows }
  const slack = area.height - board.height - stripHeight - width * roofCells
  board.y = Math.round(area.y + width * roofCells + Math.max(0, slack) * (upright ? 0.5 : 0.42))
  const waterline = Math.round(upright ? board.y + height * 0.35 : area.y + area.height * 0.56)
  const openWater = {
    top: upright ? board.y + board.height + stripHeight * 0.6 : waterline,
    bottom: area.y + area.height,
  }
  return {
    view,
    upright,
    openWater,
    board,
    cell: { width, height },
    symbol: Math.floor(Math.min(width, height) * 0.94),
    waterline,
    landScale: Math.max(view.width / 1600, upright ? 0.5 : 0.6),
  }
}
