import type { Layout } from '../../engines/slot/layout.ts'
import { signTopOf } from '../../engines/slot/text-places.ts'

export interface Place {
  readonly x: number
  readonly y: number
}

/** Where things are on the scroll, in CSS pixels. */
export interface Scroll extends Layout {
  /** The paper between its rollers. */
  readonly band: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Height of the brocade along its upper and lower edge. */
  readonly edge: number
  readonly roller: number
  /** The street on which the parade walks. */
  readonly ground: number
  /** Side of a walker's square. */
  readonly walker: number
  /** The lantern with the multiplier: the middle of its top, and its width. */
  readonly lamp: Place & { readonly width: number }
  /** How far the scroll moves on with a fall. */
  readonly step: number
}

export function scrollOf(layout: Layout): Scroll {
  const { view, area, board, cell, upright, flat } = layout
  const roller = upright ? 10 : Math.max(16, area.width * 0.02)
  const band = flat
    ? { x: area.x, y: 0, width: area.width, height: view.height }
    : { x: 0, y: 0, width: view.width, height: area.y + area.height } // the buttons above the area lie on the paper
  const edge = Math.max(8, Math.min(22, band.height * 0.026))
  const step = Math.max(150, band.width * 0.24)
  if (upright) {
    const room = board.y - area.y - edge
    const lamps = Math.max(cell.height * 0.56, board.y - signTopOf(layout, {}))
    const width = Math.min(cell.width * 1.35, room * 0.5)
    return {
      ...layout,
      band,
      edge,
      roller,
      step,
      ground: board.y - lamps,
      walker: Math.max(30, Math.min(cell.width * 1.7, room - lamps)),
      lamp: { x: band.x + band.width - roller - width * 0.62, y: area.y + edge, width },
    }
  }
  const free = band.x + band.width - roller - board.x - board.width
  const width = Math.min(free * 0.62, band.height * 0.27)
  const ground = band.y + band.height - edge - Math.max(20, band.height * 0.09)
  return {
    ...layout,
    band,
    edge,
    roller,
    step,
    ground,
    walker: Math.min((board.x - band.x - roller) * 0.92, band.height * 0.31),
    lamp: { x: board.x + board.width + free * 0.52, y: area.y + edge, width },
  }
}

/** The middle of the moon, and its size. */
export function moonOf({
  area,
  band,
  board,
  edge,
  roller,
  upright,
  walker,
}: Scroll): Place & { readonly size: number } {
  const size = upright ? walker * 0.62 : band.height * 0.22
  const left = band.x + roller
  return upright
    ? { size, x: left + size * 0.72, y: area.y + edge + size * 0.6 }
    : { size, x: left + (board.x - left) * 0.42, y: area.y + edge + size * 0.72 }
}
