import type { Layout } from '../../engines/slot/layout.ts'

/** Where the landscape and the water are, in CSS pixels. */
export interface RiverLayout extends Layout {
  readonly waterline: number
  /** The visible water: beside the reels on a wide screen, below them on a phone. */
  readonly openWater: { readonly top: number; readonly bottom: number }
  /** Scale of the landscape drawings, which are 1600 units wide. */
  readonly landScale: number
}

const stripHeight = 40

export function riverLayout(layout: Layout): RiverLayout {
  const { view, area, upright, board, cell } = layout
  const waterline = Math.round(upright ? board.y + cell.height * 0.35 : area.y + area.height * 0.56)
  return {
    ...layout,
    waterline,
    openWater: {
      top: upright ? board.y + board.height + stripHeight * 0.6 : waterline,
      bottom: area.y + area.height,
    },
    landScale: Math.max(view.width / 1600, upright ? 0.5 : 0.6),
  }
}
