import type { Rectangle } from '../../shell/hud/hud.ts'
import type { View } from '../../shell/stage/stage.ts'
import type { Shape, SlotSkin } from './skin.ts'

/** Positions and sizes in CSS pixels. */
export interface Layout {
  readonly view: View
  /** The space between the bars. */
  readonly area: Rectangle
  /** A phone held upright. */
  readonly upright: boolean
  /** A phone on its side: the bars stand beside the field. */
  readonly flat: boolean
  readonly board: Rectangle
  readonly cell: { readonly width: number; readonly height: number }
  /** Side of a symbol's square. */
  readonly symbol: number
}

/** Space for the line of text below the field. */
const stripHeight = { usual: 40, flat: 6 } as const
/** A view higher than wide, up to this width, is a phone held upright. On a low one the bars leave less height than width. In CSS pixels. */
const phoneWidth = 480
/** Part of the width that the field may take on a wide screen; the scenery needs the rest. */
const widestPart = 0.66
/** Cells smaller than this, in CSS pixels, leave the scenery beside them no more than this part of its space. */
const smallCell = 52
const leastBeside = 0.7

export function layOut(
  view: View,
  area: Rectangle,
  {
    reels,
    rows,
    skin,
  }: { reels: number; rows: number; skin: Pick<SlotSkin, 'roof' | 'beside' | 'rim' | 'cellRatio' | 'symbolSize'> },
): Layout {
  const flat = area.width < view.width
  const low = !flat && view.width < view.height && area.height < view.width && view.width < phoneWidth
  const aside = flat || (low && skin.beside?.low === true)
  const upright = low ? !aside : view.width < area.height * 1.1
  const strip = flat ? stripHeight.flat : stripHeight.usual
  const ratio = upright || flat ? skin.cellRatio.upright : skin.cellRatio.wide
  const roof = roofOf(skin.roof, upright && !low ? 'upright' : flat || aside ? 'flat' : 'wide')
  const rim = rimOf({ upright, flat }, skin)
  const { left, right } = { left: 0, right: 0, ...(aside ? skin.beside : {}) }
  const beside = (share: number) => (area.width - 24) / (reels + Math.max(rim * 2, (left + right) * share))
  const widest = upright
    ? (area.width - 20) / (reels + rim * 2)
    : aside
      ? Math.max(beside(1), Math.min(smallCell, beside(leastBeside)))
      : (view.width * widestPart) / reels
  const tallest = (area.height - strip - (flat ? 8 : 12)) / (rows + roof + rim)
  const width = Math.floor(upright ? Math.min(widest, tallest * 1.3) : Math.min(widest, tallest / Math.min(1, ratio)))
  const most = upright && !low ? (area.height * 0.72) / rows : tallest
  const height = Math.floor(Math.min(width * ratio, most, tallest))
  const size = { width: width * reels, height: height * rows }
  const above = Math.min(width, tallest) * roof
  const slack = area.height - size.height - strip - above - width * rim
  const y = Math.round(area.y + above + Math.max(0, slack) * (upright || flat ? 0.5 : 0.42))
  const free = area.width - size.width
  const share = Math.min(1, (free - 24) / Math.max(1, (left + right) * width))
  const x = Math.round(area.x + (free + (left - right) * width * share) / 2)
  return {
    view,
    area,
    upright,
    flat,
    board: { x, y, ...size },
    cell: { width, height },
    symbol: Math.floor(Math.min(width, height) * skin.symbolSize),
  }
}

/** Thickness of the frame around the grid, in cells. */
export function rimOf({ upright, flat }: Pick<Layout, 'upright' | 'flat'>, { rim }: Pick<SlotSkin, 'rim'>): number {
  return rim?.[upright ? 'upright' : flat ? 'flat' : 'wide'] ?? 0
}

function roofOf(roof: SlotSkin['roof'], shape: Shape): number {
  if (typeof roof === 'number') return roof
  return roof[shape] ?? roof.wide
}

/** The middle of a cell on the stage. */
export function centreOf({ board, cell }: Layout, [reel, row]: readonly [number, number]): { x: number; y: number } {
  return { x: board.x + (reel + 0.5) * cell.width, y: board.y + (row + 0.5) * cell.height }
}
