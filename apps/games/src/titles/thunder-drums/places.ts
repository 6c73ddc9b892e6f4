import { type Layout, rimOf } from '../../engines/slot/layout.ts'
import { signTopOf } from '../../engines/slot/text-places.ts'

/** Size of the drums around the field, in cells: where the symbols need the space, the drums are small. */
const drumSize = { upright: 0.37, flat: 0.42, wide: 0.56 } as const
/** The ring of drums needs this much around the field, in cells. */
export const rim = { upright: 0.39, flat: 0.44, wide: 0.58 } as const

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where things are in the storm, in CSS pixels. */
export interface Places extends Layout {
  readonly drum: number
  /** The drums of the ring, one for each cell, clockwise from the top left. */
  readonly ring: readonly { readonly x: number; readonly y: number }[]
  /** The gods' masks; on an upright phone there is room for one. */
  readonly gods: { readonly raijin: Spot; readonly fujin: Spot | null }
  /** Middle of the counter of respins, and the size of one of its bolts. */
  readonly counter: Spot
}

export function placesOf(layout: Layout): Places {
  const { area, upright, flat, board, cell } = layout
  const drum = cell.width * drumSize[upright ? 'upright' : flat ? 'flat' : 'wide']
  const left = board.x - area.x - drum
  const right = area.x + area.width - board.x - board.width - drum
  const high = board.y + board.height * 0.42
  const top = board.y - cell.width * rimOf(layout, { rim })
  const mask = (room: number) => Math.min(room * 0.86, board.height * 0.62)
  const above = signTopOf(layout, { rim }) - area.y
  return {
    ...layout,
    drum,
    ring: ringOf(layout, drum),
    gods: upright
      ? {
          raijin: {
            x: board.x + board.width / 2,
            y: area.y + above * 0.5,
            size: Math.min(layout.view.width * 0.5, above),
          },
          fujin: null,
        }
      : {
          raijin: { x: area.x + left * 0.5, y: high, size: mask(left) },
          fujin: { x: board.x + board.width + drum + right * 0.5, y: high, size: mask(right) * 0.94 },
        },
    counter: upright
      ? { x: board.x + board.width - cell.width * 0.45, y: top - 22, size: cell.width * 0.4 }
      : flat
        ? { x: board.x + board.width + drum + right * 0.5, y: area.y + 34, size: 30 }
        : { x: board.x + board.width - cell.width * 0.55, y: top - cell.width * 0.12, size: cell.width * 0.42 },
  }
}

/** Evenly around the field: the top and the bottom row have the corners. */
function ringOf({ board, cell }: Layout, drum: number): Places['ring'] {
  const [columns, rows] = [Math.round(board.width / cell.width), Math.round(board.height / cell.height)]
  const out = drum * 0.52
  const across = Array.from({ length: columns + 1 }, (_, index) => -out + ((board.width + out * 2) * index) / columns)
  const down = Array.from({ length: rows }, (_, index) => (index + 0.5) * cell.height)
  const at = (x: number, y: number) => ({ x: board.x + x, y: board.y + y })
  return [
    ...across.map((x) => at(x, -out)),
    ...down.map((y) => at(board.width + out, y)),
    ...across.toReversed().map((x) => at(x, board.height + out)),
    ...down.toReversed().map((y) => at(-out, y)),
  ]
}
