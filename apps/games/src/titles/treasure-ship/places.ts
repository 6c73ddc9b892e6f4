import type { Layout } from '../../engines/slot/layout.ts'
import { signTopOf } from '../../engines/slot/text-places.ts'

interface Row {
  /** `y` of the crests. */
  readonly y: number
  /** Scale of the drawing, which is 640 × 260. */
  readonly scale: number
}

/** Where the parts of the scene are, in CSS pixels. */
export interface Places extends Layout {
  /** The whole ship stands above the board; otherwise the board stands before its sail. */
  readonly above: boolean
  readonly horizon: number
  /** The middle of the ship on the water. */
  readonly keel: { readonly x: number; readonly y: number }
  /** Seen from the keel: the middle and top of the sail's cloth. */
  readonly sail: { readonly top: number; readonly width: number; readonly height: number }
  readonly hull: { readonly width: number }
  readonly sun: { readonly x: number; readonly low: number; readonly high: number; readonly size: number }
  /** The width of a cape's drawing, and where the one on the right ends. */
  readonly cape: { readonly size: number; readonly right: number }
  /** The rows of the sea from far to near. */
  readonly rows: readonly [Row, Row, Row, Row, Row]
}

/** Height of the bar above the scene. */
const bar = 54

export function placesOf(layout: Layout): Places {
  const { board, cell, upright } = layout
  return upright && board.y - bar > cell.width * 1.5 ? shipAbove(layout) : shipBehind(layout)
}

function shipAbove(layout: Layout): Places {
  const { view, area, board } = layout
  const water = signTopOf(layout, {}) // the board with the name floats before the ship, not on it
  const room = water - bar
  const hull = Math.min(view.width * 0.86, room * 1.22)
  const foot = board.y + board.height
  const below = area.y + area.height - foot
  const size = Math.min(room * 0.62, view.width * 0.4)
  return {
    ...layout,
    above: true,
    horizon: water - room * 0.2,
    keel: { x: view.width * 0.47, y: water },
    sail: { top: hull * 0.8, width: hull * 0.78, height: hull * 0.6 },
    hull: { width: hull },
    sun: { x: view.width * 0.84, low: water - room * 0.3, high: bar + size * 0.44, size },
    cape: { size: view.width * 0.34, right: view.width },
    rows: [
      { y: water - room * 0.2, scale: 0.3 },
      { y: water - room * 0.13, scale: 0.36 },
      { y: water + 4, scale: 0.42 },
      { y: foot + below * 0.06, scale: 0.5 },
      { y: foot + below * 0.4, scale: 0.62 },
    ],
  }
}

function shipBehind(layout: Layout): Places {
  const { view, area, board, cell, flat } = layout
  const foot = board.y + board.height
  // on a phone on its side the bars begin where the area ends
  const right = flat ? area.x + area.width : view.width
  const beside = right - board.x - board.width
  const hull = Math.min(right * 0.99, board.width + cell.width * 5.4)
  const top = Math.max(area.y + 2, board.y - cell.width * 0.62)
  const keel = foot + cell.height * 0.16
  const horizon = board.y + board.height * 0.6
  const scale = Math.max(0.34, cell.width / 150)
  const size = Math.min(beside * 1.05, board.height * 0.52)
  return {
    ...layout,
    above: false,
    horizon,
    keel: { x: board.x + board.width / 2, y: keel },
    sail: {
      top: keel - top,
      width: board.width + Math.min(cell.width * 1.9, beside * 1.2),
      height: (foot - top) * 0.98,
    },
    hull: { width: hull },
    sun: {
      x: board.x + board.width + beside * 0.56,
      low: horizon - size * 0.34,
      high: Math.max(area.y + size * 0.5, board.y + size * 0.42),
      size,
    },
    cape: { size: Math.max(beside * 1.05, 130), right },
    rows: [
      { y: horizon, scale: scale * 0.6 },
      { y: horizon + board.height * 0.08, scale: scale * 0.74 },
      { y: foot - cell.height * 0.3, scale: scale * 0.84 },
      { y: foot + cell.height * 0.02, scale: scale * 0.96 },
      { y: foot + cell.height * 0.32, scale: scale * 1.1 },
    ],
  }
}
