import type { Layout } from '../../engines/slot/layout.ts'
import { signTopOf } from '../../engines/slot/text-places.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the parts of the workshop are, in CSS pixels. */
export interface Places extends Layout {
  /** Thickness of the board's rails. */
  readonly rail: number
  readonly curtain: { readonly height: number }
  readonly town: Box
  readonly bench: Box
  /** One picture for both sides; `left` and `right` are their visible widths. */
  readonly shelf: { readonly width: number; readonly height: number; readonly left: number; readonly right: number }
  /** The middle of the notice lamp and its width. */
  readonly lamp: { readonly x: number; readonly y: number; readonly size: number }
  /** The launching tube beside the board; null where there is no room. */
  readonly mortar: Box | null
}

export function placesOf(layout: Layout): Places {
  const { view, area, upright, flat, board } = layout
  const rail = board.width / 18
  const bottom = board.y + board.height + rail
  const gap = { left: board.x - rail - area.x, right: area.x + area.width - board.x - board.width - rail }
  const curtain = {
    height: upright ? Math.min(area.y + 18, view.height * 0.092) : flat ? 44 : Math.max(70, view.height * 0.1),
  }
  const bench = benchBox(layout, bottom)
  const shelf = {
    height: bench.y + bench.height * 0.5,
    width: ((bench.y + bench.height * 0.5) * 260) / 700,
    left: upright ? view.width * 0.15 : flat ? 0 : gap.left * 0.42,
    right: upright ? view.width * 0.15 : flat ? gap.right * 0.7 : gap.right * 0.42,
  }
  const scale = upright ? 0.5 : (0.87 * view.width) / 1000
  const town = {
    width: 1600 * scale,
    height: 300 * scale,
    x: view.width * 0.2 - 675 * scale,
    y: upright ? board.y - 226 * scale : Math.min(view.height, bottom) - 215 * scale,
  }
  const free = gap.left - shelf.left
  const beside = { x: area.x + shelf.left + free / 2, size: Math.min(free * 1.12, board.height * 0.5) }
  const mortarSize = Math.min(board.height * 0.3, (gap.right - shelf.right) * 0.8)
  const mortar = {
    x: area.x + area.width - shelf.right - (gap.right - shelf.right) / 2 - mortarSize / 2,
    y: bottom - mortarSize * 0.94,
    width: mortarSize,
    height: mortarSize,
  }
  return {
    ...layout,
    rail,
    curtain,
    bench,
    shelf,
    town,
    lamp: upright ? lampAbove(layout, curtain.height) : { ...beside, y: board.y + board.height * 0.36 },
    mortar: upright || flat || mortarSize < 60 ? null : mortar,
  }
}

/** The board stands on the bench; on an upright phone its things lie below the board. */
function benchBox({ view, area, upright, flat }: Layout, bottom: number): Box {
  if (upright) {
    const scale = Math.min(0.6, Math.max(0.34, (area.y + area.height - bottom) / 170))
    return { x: -34 * scale, y: bottom + 4, width: 1600 * scale, height: 240 * scale }
  }
  const scale = Math.max(view.width / 1600, 0.55)
  const plank = flat ? view.height - 24 : bottom - 4
  return { x: (view.width - 1600 * scale) / 2, y: plank - 110 * scale, width: 1600 * scale, height: 240 * scale }
}

/** Between the curtain and the game's name; on a low phone, which has no room there, over the curtain at the left. */
function lampAbove(layout: Layout, top: number): Places['lamp'] {
  const { view } = layout
  const room = signTopOf(layout, {}) - top
  if (room < 40) return { x: view.width * 0.2, y: signTopOf(layout, {}) - 22, size: 44 }
  return { x: view.width / 2, y: top + room * 0.5, size: Math.min(room * 0.94, view.width * 0.36) }
}
