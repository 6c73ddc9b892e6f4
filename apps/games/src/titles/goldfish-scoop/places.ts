import type { Layout } from '../../engines/slot/layout.ts'
import { signTopOf } from '../../engines/slot/text-places.ts'

/** Where the parts of the stall are, in CSS pixels. */
export interface Places extends Layout {
  /** Length of a fish of the shoal, tail included. */
  readonly fish: number
  readonly awning: { readonly height: number }
  /** Top of the tank's rim. */
  readonly rim: { readonly y: number; readonly height: number }
  /** Middle of the scoop's paper, its diameter with the ring, and the turn of its handle from straight down. */
  readonly scoop: { readonly x: number; readonly y: number; readonly size: number; readonly turn: number }
  readonly lanterns: readonly { readonly x: number; readonly size: number }[]
}

export function placesOf(layout: Layout): Places {
  const { view, area, upright, flat, board, cell } = layout
  const awning = { height: upright ? Math.max(58, area.y + 22) : flat ? 40 : Math.max(76, view.height * 0.1) }
  const bottom = area.y + area.height
  const rim = {
    height: 54,
    y: upright || !flat ? Math.max(board.y + board.height + 34, bottom - 26) : view.height - 20,
  }
  const right = area.x + area.width - board.x - board.width
  const sizes = upright ? [0.17, 0.13] : flat ? [0.09, 0.07] : [0.1, 0.08]
  const spots = upright ? [0.1, 0.34] : flat ? [0.64, 0.755] : [0.05, 0.14, 0.86, 0.95]
  return {
    ...layout,
    awning,
    rim,
    fish: Math.max(70, Math.min(150, cell.width * (upright ? 1.15 : 0.95))),
    scoop: upright
      ? scoopAbove(layout, awning.height)
      : {
          x: board.x + board.width + right * 0.52,
          y: board.y + board.height * 0.42,
          size: Math.min(right * 0.74, board.height * 0.46),
          turn: -0.3,
        },
    lanterns: spots.map((part, index) => ({
      x: view.width * part,
      size: Math.max(34, Math.min(view.width, view.height * 1.4) * (sizes[index % 2] ?? 0.1)),
    })),
  }
}

/** Between the awning and the board with the game's name; the handle points up and to the right, out of the view. */
function scoopAbove(layout: Layout, top: number): Places['scoop'] {
  const { view } = layout
  const floor = signTopOf(layout, {})
  const size = Math.min(view.width * 0.34, Math.max(64, floor - top))
  return { x: view.width * 0.76, y: floor - size * 0.5, size, turn: -2.2 }
}
