import type { Rectangle } from '../../shell/hud/hud.ts'
import type { View } from '../../shell/stage/stage.ts'

/** Positions and sizes in CSS pixels. */
export interface TableLayout {
  readonly view: View
  /** The space between the bars. */
  readonly area: Rectangle
  /** The felt stands upright. */
  readonly upright: boolean
  /** A phone on its side: the bars stand beside the table. */
  readonly flat: boolean
  /** The frame of the felt; it scrolls where the felt is higher. */
  readonly felt: Rectangle
  /** Where the table reveals its result. */
  readonly reveal: Rectangle
  /** True if the reveal lies over the felt, which gives way to it during a round. */
  readonly covers: boolean
  /** The line of past results. */
  readonly strip: Rectangle
  /** Where the line of text begins. */
  readonly noteY: number
  /** A table on which the reveal and the felt lie beside each other; null where the felt takes all room. */
  readonly table: Rectangle | null
  /** The list of bets beside the felt; null where it opens over it. */
  readonly list: Rectangle | null
}

const gap = 8
const stripHeight = { usual: 40, short: 30 } as const
const roadsHeight = { large: 138, usual: 126, short: 90 } as const
/** From this height of the area on, roads are large. */
const largeFrom = 640
const noteHeight = 26
/** Height of the roads' last line. */
const sentenceHeight = 18
const listWidth = 300
/** From this size on, the reveal stands beside the felt. */
const wide = { width: 860, height: 420 } as const
const withList = 1180
/** Around what lies on a table. */
const rail = 26
/** Fields of a felt beside the reveal are so much higher than wide at most. */
const tallest = 2.1

export interface LayoutOptions {
  /** Width of the felt through its height, when it lies on its side. */
  readonly aspect: number
  /** Height of the chips where they stand over the field. */
  readonly bar: number
  /** Past results are drawn as roads. */
  readonly roads: boolean
  /** The felt has a layout of its own for an upright screen, and takes its whole width. */
  readonly fills: boolean
}

export function layOut(view: View, area: Rectangle, { aspect, bar, roads, fills }: LayoutOptions): TableLayout {
  const flat = area.width < view.width
  const upright = !flat && view.width < view.height
  const short = area.height < 400
  const size = short ? 'short' : 'usual'
  const high = roads ? roadsHeight[area.height < largeFrom ? size : 'large'] : stripHeight[size]
  const inner = { x: area.x + gap, y: area.y + gap / 2, width: area.width - 2 * gap, height: area.height - gap - bar }
  const strip = { x: inner.x, y: inner.y, width: inner.width, height: high }
  // on a short screen the text stands over the lower roads, but not over their sentence; on a phone on its side it has a place in the bar
  const isOver = short && roads
  const used = high + gap / 2 + (isOver || flat ? 0 : noteHeight)
  const noteY = isOver ? strip.y + high - sentenceHeight - noteHeight : strip.y + high + 2
  const below = { x: inner.x, y: inner.y + used, width: inner.width, height: inner.height - used }
  const list =
    !flat && !upright && area.width >= withList
      ? { x: below.x + below.width - listWidth, y: below.y, width: listWidth, height: below.height }
      : null
  const room = { ...below, width: below.width - (list ? listWidth + 2 * gap : 0) }
  if (upright || flat || area.width < wide.width || area.height < wide.height) {
    const width = fills ? room.width : Math.min(room.width, room.height * 0.85)
    const felt = upright ? middleOf(room, { width }) : lying(room, { aspect, highest: 1.5 })
    const table = null
    return { view, area, upright, flat, felt, covers: true, strip, noteY, table, list, reveal: square(room) }
  }
  const cloth = { x: room.x + rail, y: room.y + rail, width: room.width - 2 * rail, height: room.height - 2 * rail }
  const side = Math.min(cloth.height, cloth.width * 0.38)
  const reveal = square({ ...cloth, width: side })
  const beside = { ...cloth, x: cloth.x + side + 3 * gap, width: cloth.width - side - 3 * gap }
  const felt = lying(beside, { aspect, highest: tallest })
  return { view, area, upright, flat, felt, reveal, covers: false, strip, noteY, table: room, list }
}

/** `highest`: of a field's height through its width. */
function lying(room: Rectangle, { aspect, highest }: { readonly aspect: number; readonly highest: number }): Rectangle {
  const height = Math.min(room.height, (room.width / aspect) * highest)
  return { ...room, y: room.y + (room.height - height) / 2, height }
}

function middleOf(room: Rectangle, { width }: { width: number }): Rectangle {
  return { ...room, x: room.x + (room.width - width) / 2, width }
}

function square(room: Rectangle): Rectangle {
  const side = Math.min(room.width, room.height)
  return { x: room.x + (room.width - side) / 2, y: room.y + (room.height - side) / 2, width: side, height: side }
}
