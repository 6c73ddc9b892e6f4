import type { Layout } from '../../engines/slot/layout.ts'
import { cabinet } from './colours.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the parts of the alley are, in CSS pixels. */
export interface Places extends Layout {
  readonly cabinet: Box
  /** Size of the houses' drawing (440 × 1000); `left` and `right` are the visible widths. */
  readonly house: {
    readonly width: number
    readonly height: number
    readonly y: number
    readonly left: number
    readonly right: number
  }
  readonly rightEdge: number
  readonly distance: Box
  readonly ground: Box
  /** The great cat, 400 × 480, without its arm. */
  readonly neko: Box
  /** The line along which a cat walks. */
  readonly walk: { readonly from: number; readonly to: number; readonly y: number; readonly size: number }
  /** Where a cat sits: the middle of its feet. */
  readonly seat: { readonly x: number; readonly y: number; readonly size: number }
}

const ratio = 440 / 1000
/** Heights of the roofs' ridges in the drawing of a house. */
const ridge = { upper: 40, lower: 470 } as const

export function placesOf(layout: Layout): Places {
  const { view, area, upright, flat, board } = layout
  const [kx, ky] = [board.width / cabinet.cells, board.height / cabinet.cells]
  const box: Box = {
    x: board.x - cabinet.left * kx,
    y: board.y - cabinet.top * ky,
    width: cabinet.wide * kx,
    height: cabinet.high * ky,
  }
  const rightEdge = flat ? area.x + area.width : view.width
  const gap = { left: box.x - area.x, right: rightEdge - box.x - box.width }
  const foot = Math.min(box.y + box.height, view.height)
  const height = upright ? view.height * 0.66 : Math.max(view.height, 420)
  const house = {
    height,
    width: height * ratio,
    y: upright ? area.y - height * 0.018 : 0,
    left: upright ? view.width * 0.3 : Math.max(60, gap.left * (flat ? 0.5 : 0.74)),
    right: upright ? view.width * 0.3 : Math.max(60, gap.right * 0.86),
  }
  const unit = height / 1000
  const groundTop = upright ? box.y + box.height * 0.5 : foot - board.height * 0.2
  const ground = {
    x: 0,
    y: groundTop,
    width: Math.max(view.width, 900),
    height: Math.max(view.height - groundTop, 120),
  }
  const nekoHeight = upright
    ? Math.min(box.y - area.y - 4, view.width * 0.5)
    : Math.min(gap.left * 0.94 * 1.08, board.height * 0.8)
  const nekoWidth = (nekoHeight * 400) / 480
  const neko = upright
    ? { x: view.width / 2 - nekoWidth * 0.47, y: box.y + 7 - nekoHeight, width: nekoWidth, height: nekoHeight }
    : {
        x: Math.max(area.x + nekoWidth * 0.16, box.x - nekoWidth * 0.985),
        y: foot - nekoHeight - (flat ? 2 : board.height * 0.03),
        width: nekoWidth,
        height: nekoHeight,
      }
  const distanceWidth = Math.max(view.width * (upright ? 1.5 : 0.84), 620)
  const wall = upright ? box.y - 2 : groundTop
  const distance = {
    width: distanceWidth,
    height: distanceWidth / 2,
    x: (upright ? view.width : rightEdge) / 2 - distanceWidth / 2,
    y: wall - distanceWidth * 0.44,
  }
  const leftEnd = area.x + house.left
  return {
    ...layout,
    cabinet: box,
    house,
    rightEdge,
    distance,
    ground,
    neko,
    walk: upright
      ? { from: -60, to: view.width + 60, y: wall + 2, size: Math.max(46, view.width * 0.15) }
      : {
          from: -70,
          to: leftEnd - house.width * 0.14,
          y: house.y + ridge.upper * unit + 3,
          size: Math.max(46, 100 * unit),
        },
    seat: upright
      ? { x: box.x + box.width * 0.84, y: box.y + 40 * ky, size: view.width * 0.13 }
      : { x: rightEdge - house.right * 0.42, y: house.y + ridge.lower * unit + 4, size: Math.max(36, 92 * unit) },
  }
}
