import type { Layout } from '../../engines/slot/layout.ts'
import { inn } from './colours.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the parts of the valley are, in CSS pixels. */
export interface Places extends Layout {
  readonly inn: Box
  readonly windows: readonly Box[]
  readonly hills: Box
  readonly stream: Box
  /** Null where there is no room beside the inn. */
  readonly bath: Box | null
  readonly garden: Box | null
  readonly branch: Box
  /** Where steam rises, and how high a wisp is. */
  readonly vents: readonly { readonly x: number; readonly y: number; readonly height: number }[]
}

/** Beside the inn a scene narrower than this would not be recognised. */
const narrowest = 90

export function placesOf(layout: Layout): Places {
  const { view, area, upright, flat, board, cell } = layout
  const [kx, ky] = [board.width / inn.cells, board.height / inn.cells]
  const house: Box = {
    x: board.x - inn.left * kx,
    y: board.y - inn.top * ky,
    width: inn.wide * kx,
    height: inn.high * ky,
  }
  const rightEdge = flat ? area.x + area.width : view.width
  // beside the inn the stream is seen above the bar; on an upright phone, under the veranda
  const shore = upright ? house.y + (inn.high - 112) * ky : board.y + board.height * (flat ? 0.8 : 0.86)
  const stream: Box = { x: 0, y: shore, width: Math.max(view.width, 800), height: Math.max(view.height - shore, 150) }
  const hillsWidth = Math.max(view.width, 1000)
  const hills: Box = {
    width: hillsWidth,
    height: hillsWidth * 0.375,
    x: (view.width - hillsWidth) / 2,
    y: upright ? house.y + house.height * 0.34 - hillsWidth * 0.375 * 0.62 : shore + 8 - hillsWidth * 0.375,
  }
  const gap = { left: board.x - 80 * kx - area.x, right: rightEdge - board.x - board.width - 80 * kx }
  const beside = (free: number, at: (width: number) => number): Box | null => {
    const width = Math.min(free * 1.08, view.height * 0.62)
    if (upright || free < narrowest) return null
    return { x: at(width), y: shore + width * 0.045 - width * 0.75, width, height: width * 0.75 }
  }
  const bath = beside(gap.left, (width) => area.x + (gap.left - width) * 0.5 - width * 0.06)
  const garden = beside(gap.right, (width) => rightEdge - (gap.right + width) * 0.5 + width * 0.04)
  const branchWidth = upright ? view.width * 0.5 : Math.min(420, Math.max(gap.left * 1.05, 150))
  return {
    ...layout,
    inn: house,
    hills,
    stream,
    bath,
    garden,
    windows: [0, 1, 2].map((reel) => ({
      x: board.x + reel * cell.width,
      y: board.y,
      width: cell.width,
      height: board.height,
    })),
    branch: { x: area.x, y: upright ? area.y - 8 : 0, width: branchWidth, height: (branchWidth * 300) / 460 },
    vents: bath
      ? [0.34, 0.5, 0.66].map((part) => ({
          x: bath.x + bath.width * part,
          y: bath.y + bath.height * 0.84,
          height: bath.height * 0.6,
        }))
      : [0.08, 0.5, 0.93].map((part) => ({
          x: house.x + house.width * (0.14 + part * 0.72),
          y: house.y + 130 * ky,
          height: cell.height * 0.9,
        })),
  }
}
