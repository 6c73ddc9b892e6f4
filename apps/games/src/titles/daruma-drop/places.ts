import type { Layout } from '../../engines/slot/layout.ts'
import { signTopOf } from '../../engines/slot/text-places.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where things are in the shop, in CSS pixels. */
export interface Places extends Layout {
  readonly window: Box
  /** Null where there is no room. */
  readonly shelf: Box | null
  readonly chest: Box | null
  readonly counter: Box
  readonly beam: Box
  readonly base: Box
  /** The middle of the daruma's foot, and its width; `above` the tower or beside it. */
  readonly daruma: { readonly x: number; readonly y: number; readonly size: number; readonly above: boolean }
  /** The foot of the sign with the multiplier, and its height. */
  readonly tag: { readonly x: number; readonly y: number; readonly height: number }
}

/** Height of the sign whose multiplier can still be read. In CSS pixels. */
const leastTag = 34
/** Height of the bar above the scene, and of the beam's drawing by its width. */
const bar = 54
const drawn = {
  window: 520 / 560,
  shelf: 760 / 460,
  chest: 400 / 460,
  base: 150 / 1200,
  counter: 300 / 1600,
  daruma: 320 / 300,
} as const

export function placesOf(layout: Layout): Places {
  const { view, area, board, cell, upright, flat } = layout
  const aside = board.x - area.x > cell.width * 1.2 && board.y - area.y < cell.height
  const across = board.width + cell.width * 0.5
  const beamHeight = cell.height * (upright ? 0.6 : 0.5)
  const beam = {
    x: board.x + (board.width - across) / 2,
    y: board.y - beamHeight * 0.88,
    width: across,
    height: beamHeight,
  }
  const base = {
    x: board.x + (board.width - across * 1.04) / 2,
    y: board.y + board.height - cell.height * 0.02,
    width: across * 1.04,
    height: Math.min(across * drawn.base, cell.height * 0.6),
  }
  const scale = Math.max(view.width, 900)
  const top = base.y + base.height * (flat ? 0.2 : 0.34)
  const counter = {
    x: (view.width - scale) / 2,
    y: top,
    width: scale,
    height: Math.max(scale * drawn.counter, view.height - top + 8),
  }
  const left = board.x - area.x
  const right = area.x + area.width - board.x - board.width
  const ceiling = flat ? 0 : bar
  const room = upright ? uprightRoom(layout, ceiling) : wideRoom(layout, { left, right, ceiling, floor: counter.y })
  return {
    ...layout,
    ...room,
    beam,
    base,
    counter,
    ...(aside
      ? besidePlaces(layout, { left, floor: counter.y, window: room.window })
      : abovePlaces(layout, { beam, ceiling: upright ? ceiling : 10 })),
  }
}

type Figures = Pick<Places, 'daruma' | 'tag'>

function abovePlaces(layout: Layout, { beam, ceiling }: { beam: Box; ceiling: number }): Figures {
  const { board, cell } = layout
  const foot = Math.min(beam.y + beam.height * 0.2, signTopOf(layout, {}))
  const size = Math.min(((foot - ceiling) * 0.94) / drawn.daruma, cell.width * 2.1)
  const height = Math.min(cell.height * 1.05, (foot - ceiling) * 0.8)
  return {
    daruma: { x: board.x + board.width / 2, y: foot, size, above: true },
    tag: { x: board.x + board.width * 0.88, y: foot, height },
  }
}

/** The daruma on the counter, the sign on the window sill. */
function besidePlaces(
  { area, board, cell }: Layout,
  { left, floor, window }: { left: number; floor: number; window: Box },
): Figures {
  const sill = window.y + window.height * 0.93
  const foot = Math.min(floor + cell.height * 0.14, area.y + area.height - 4)
  const size = Math.min(left * 0.8, (foot - sill - 14) / drawn.daruma)
  return {
    daruma: { x: board.x - left * 0.53, y: foot, size, above: false },
    tag: {
      x: window.x + window.width * 0.74,
      y: sill,
      height: Math.min(cell.height * 0.9, Math.max(leastTag, window.height * 0.5)),
    },
  }
}

type Room = Pick<Places, 'window' | 'shelf' | 'chest'>

function wideRoom(
  { board, flat, cell }: Layout,
  { left, right, ceiling, floor }: { left: number; right: number; ceiling: number; floor: number },
): Room {
  const gap = cell.width * 0.3
  const room = board.x - gap
  const wide = Math.min(Math.max(room * 0.84, left * 0.84), (floor - ceiling) * (flat ? 0.78 : 0.58))
  const window = {
    x: (room - wide) / 2,
    y: ceiling + (floor - ceiling) * (flat ? 0.04 : 0.06),
    width: wide,
    height: wide * drawn.window,
  }
  const below = floor - window.y - window.height - 16
  const chestWide = Math.min(wide * 0.9, below / drawn.chest)
  const shelfWide = Math.min((right - gap) * 0.86, ((floor - ceiling) * 0.86) / drawn.shelf)
  const shelfX = board.x + board.width + gap + (Math.max(right - gap, 0) - shelfWide) / 2
  const shelfHigh = shelfWide * drawn.shelf
  return {
    window,
    shelf:
      shelfWide < 70
        ? null
        : { x: shelfX, y: ceiling + (floor - ceiling - shelfHigh) * 0.45, width: shelfWide, height: shelfHigh },
    chest:
      flat || chestWide < 120
        ? null
        : {
            x: window.x + (window.width - chestWide) / 2,
            y: floor - chestWide * drawn.chest + 4,
            width: chestWide,
            height: chestWide * drawn.chest,
          },
  }
}

function uprightRoom({ view, board, cell }: Layout, ceiling: number): Room {
  const high = board.y - ceiling - cell.height * 0.2
  const wide = Math.min(view.width * 0.62, high / drawn.window)
  return {
    window: { x: view.width * 0.02, y: ceiling + 8, width: wide, height: wide * drawn.window },
    shelf: {
      x: view.width * 0.7,
      y: ceiling + high * 0.98 - view.width * 0.34 * drawn.shelf,
      width: view.width * 0.34,
      height: view.width * 0.34 * drawn.shelf,
    },
    chest: null,
  }
}
