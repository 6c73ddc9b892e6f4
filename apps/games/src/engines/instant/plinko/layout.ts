import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { TextPlaces } from '../../../shell/hud/text-places.ts'
import type { View } from '../../../shell/stage/stage.ts'

/** Positions and sizes in CSS pixels. */
export interface PlinkoLayout {
  readonly view: View
  /** The space between the bars. */
  readonly area: Rectangle
  readonly upright: boolean
  /** A phone on its side: the bars stand beside the board. */
  readonly flat: boolean
  readonly rows: number
  /** The wooden board with its pins and bins. */
  readonly board: Rectangle
  /** The distance between two pins. */
  readonly unit: number
  /** The list of bins: above the board when upright, else at its left. */
  readonly list: Rectangle
  /** In a row of the list of an upright view. */
  readonly binsAcross: number
  /** Little height: of bins only what they pay is seen. */
  readonly short: boolean
  /** Where the line of text begins. */
  readonly noteY: number
}

const gap = 8
/** Heights of the list above an upright board: its return, and rows of bins below it. On a short screen the chances are not seen. */
const strip = {
  usual: { head: 22, row: 35, across: 5 },
  wide: { head: 22, row: 40, across: 9 },
  short: { head: 20, row: 26, across: 5 },
} as const
const wideFrom = 700
const listWidth = { usual: 230, flat: 150, narrow: 112 } as const
const narrowBelow = 400
const shortBelow = 400
/** On a short screen the text stands over the pins, and on a phone on its side in the bar. */
const noteHeight = 34
/** The board reaches this far around the pins of the last row, in distances between pins. */
const margins = { above: 1.95, below: 3.05, beside: 1 } as const
/** Room for things above the board, such as the pipe from which the ball comes. */
const head = 0.8
const unitMost = 60

/** The board is as large as its rows allow, beside or under the list of its bins. */
export function layOut(view: View, area: Rectangle, { rows }: { readonly rows: number }): PlinkoLayout {
  const upright = view.width < area.height * 1.1
  const flat = area.width < view.width
  const short = upright && area.height < shortBelow
  const { head: returned, row, across: binsAcross } = strip[short ? 'short' : area.width < wideFrom ? 'usual' : 'wide']
  const high = returned + row * Math.ceil((Math.floor(rows / 2) + 1) / binsAcross) // bins at both sides pay the same
  const wide = listWidth[flat ? (area.width < narrowBelow ? 'narrow' : 'flat') : 'usual']
  const note = flat || short ? 0 : noteHeight
  const room = upright
    ? { x: area.x + gap / 2, y: area.y + high + gap, width: area.width - gap, height: area.height - high - gap - note }
    : {
        x: area.x + wide + 2 * gap,
        y: area.y + gap / 2,
        width: area.width - wide - 3 * gap,
        height: area.height - gap - note,
      }
  const across = rows + 1 + 2 * margins.beside
  const down = head + rows - 1 + margins.above + margins.below
  const unit = Math.min(unitMost, room.width / across, room.height / down)
  const [width, height] = [unit * across, unit * (down - head)]
  // on a wide view in the middle of the window, as far as the list leaves it
  const middle = upright ? room.x + room.width / 2 : Math.max(area.x + area.width / 2, room.x + width / 2)
  const board = { x: middle - width / 2, y: room.y + (room.height - height + unit * head) / 2, width, height }
  const list = upright
    ? { x: area.x + gap, y: area.y, width: area.width - 2 * gap, height: high }
    : { x: Math.max(area.x + gap, board.x - wide - 3 * gap), y: room.y, width: wide, height: room.height }
  return {
    view,
    area,
    upright,
    flat,
    rows,
    board,
    unit,
    list,
    binsAcross,
    short,
    noteY: short ? board.y + unit * 2.6 : board.y + height + 2,
  }
}

/** A place in distances between pins from the first pin (`ballPath`) on the stage. */
export function placeOf({ board, unit }: Pick<PlinkoLayout, 'board' | 'unit'>, { x, y }: { x: number; y: number }) {
  return { x: board.x + board.width / 2 + x * unit, y: board.y + (margins.above + y) * unit }
}

/** The game's name stands in the bar above, which leaves it room. */
export function textPlacesOf({ area, board, noteY }: PlinkoLayout): TextPlaces {
  const middle = board.x + board.width / 2
  return { above: area.y - 6, below: noteY, signSize: 16, middle, right: board.x + board.width }
}
