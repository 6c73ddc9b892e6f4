import type { BoardLayout } from '../../engines/instant/board/layout.ts'
import { signTopOf } from '../../engines/instant/board/text-places.ts'

/** Where the village and its figures stand, in CSS pixels. */
export interface Places extends BoardLayout {
  /** The line on which the inns stand. */
  readonly foot: number
  /** Scale of the landscape drawings, which are 1600 units wide and cut at both sides. */
  readonly landScale: number
  /** The monkey's pool: its middle and its lower edge. */
  readonly pool: { readonly x: number; readonly y: number; readonly width: number }
  /** Stone lanterns by their feet, in the order in which they are lit. */
  readonly lanterns: readonly { readonly x: number; readonly y: number; readonly height: number }[]
}

/** Height of the pool with the bather, as a part of its width. */
const bathHeight = 0.84
const widest = 400

export function placesOf(layout: BoardLayout): Places {
  const { view, area, board, cell, aside, corner, upright } = layout
  const rim = cell * 0.35
  const isBeside = !upright && aside - rim > cell * 1.3
  const pool = isBeside ? poolBeside(layout, rim) : corner > 0 ? poolInCorner(layout) : poolAbove(layout)
  const foot = upright ? board.y - cell * 0.5 : area.y + area.height * 0.6
  const landScale = Math.max(view.width / 1600, upright ? (foot - area.y) / 460 : 0.5)
  return {
    ...layout,
    foot,
    landScale,
    pool,
    lanterns: isBeside ? beside(layout, pool) : corner > 0 ? [] : above(layout, pool),
  }
}

function poolBeside({ area, board, aside, flat }: BoardLayout, rim: number): Places['pool'] {
  const room = aside - rim
  const width = Math.min(widest, room * 0.94, (area.height * 0.5) / bathHeight)
  return { x: board.x + board.width + rim + room / 2, y: area.y + area.height * (flat ? 0.97 : 0.94), width }
}

function poolAbove(layout: BoardLayout): Places['pool'] {
  const { board, cell, roof } = layout
  const foot = Math.min(board.y - cell * 0.3, signTopOf(layout))
  const width = Math.min(widest, board.width * 0.5, (roof + foot - board.y + cell * 0.1) / bathHeight)
  return { x: board.x + board.width / 2, y: foot, width }
}

function poolInCorner({ area, board, cell, ladder, corner }: BoardLayout): Places['pool'] {
  const foot = board.y - cell * 0.28
  const width = Math.min(corner * 0.98, (foot - ladder.y) / bathHeight)
  return { x: area.x + area.width - corner / 2 - 2, y: foot, width }
}

function beside({ area, ladder, board }: BoardLayout, pool: Places['pool']): Places['lanterns'] {
  const left = ladder.x - area.x
  const height = Math.min(190, area.height * 0.26)
  const ground = area.y + area.height
  const right = board.x + board.width
  const wide = left > height
  return [
    ...(wide ? [{ x: area.x + left * 0.72, y: ground - height * 0.12, height }] : []),
    { x: pool.x + pool.width * 0.42, y: pool.y - pool.width * 0.42, height: height * 0.72 },
    ...(wide ? [{ x: area.x + left * 0.26, y: ground - height * 0.5, height: height * 0.8 }] : []),
    {
      x: Math.max(pool.x - pool.width * 0.42, right + height * 0.36),
      y: pool.y - pool.width * 0.46,
      height: height * 0.6,
    },
  ]
}

function above({ board, cell, roof }: BoardLayout, pool: Places['pool']): Places['lanterns'] {
  const height = Math.min(roof * 0.72, (board.width - pool.width) * 0.62, 150)
  const y = board.y - cell * 0.4
  const [near, far] = [pool.width * 0.5 + height * 0.3, pool.width * 0.5 + height * 0.84]
  return [-near, near, -far, far].map((dx, index) => ({
    x: pool.x + dx,
    y: y - (index < 2 ? 0 : height * 0.08),
    height: index < 2 ? height : height * 0.8,
  }))
}
