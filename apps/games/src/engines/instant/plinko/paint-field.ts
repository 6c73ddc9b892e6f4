import { pinRadius } from './ball-path.ts'
import { type PlinkoLayout, placeOf } from './layout.ts'
import type { PinTable } from './plinko-config.ts'
import type { PlinkoSkin } from './plinko-title.ts'

type Brush = CanvasRenderingContext2D

interface Field {
  readonly layout: PlinkoLayout
  readonly table: PinTable
  readonly skin: PlinkoSkin
  readonly label: (multiple: number) => string
}

/** Narrower bins have their multiples turned, in CSS pixels. */
const turnedBelow = 34
const smallestLetters = 8
/** Multiples use this much of a bin's plate, in distances between pins: along it when turned, else across it. `digit`: a digit's width in its letters' size. */
const along = { turned: 1.04, across: 0.92 } as const
const digit = 0.6

/** Board, bins and pins in one picture; its origin is the top left of the board. */
export function paintField(brush: Brush, { layout, table, skin, label }: Field): void {
  const { board, unit, rows } = layout
  skin.board(brush, { width: board.width, height: board.height, unit })
  brush.translate(-board.x, -board.y)
  for (const [bin, { multiple }] of table.bins.entries()) {
    const { x, y } = placeOf(layout, { x: bin - rows / 2, y: rows - 0.5 })
    paintBin(brush, { x, y, unit, colours: coloursOf(skin, multiple.decimal), text: label(multiple.decimal) })
  }
  brush.fillStyle = skin.wall
  for (let wall = 0; wall <= rows + 1; wall++) {
    const { x, y } = placeOf(layout, { x: wall - (rows + 1) / 2, y: rows - 1 })
    brush.fillRect(x - unit * 0.045, y, unit * 0.09, unit * 2.52)
  }
  for (let row = 0; row < rows; row++)
    // a pin more at each side than a ball can reach
    for (let pin = -1; pin <= row + 1; pin++) {
      const { x, y } = placeOf(layout, { x: pin - row / 2, y: row })
      brush.save()
      brush.translate(x, y)
      brush.scale(unit * pinRadius, unit * pinRadius)
      skin.pin(brush)
      brush.restore()
    }
}

function coloursOf({ bins }: PlinkoSkin, multiple: number): PlinkoSkin['bins'][number] {
  const colours = bins.find(({ from }) => multiple >= from) ?? bins.at(-1)
  if (!colours) throw new Error('bins have colours')
  return colours
}

interface Bin {
  /** The middle of its upper edge. */
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly colours: PlinkoSkin['bins'][number]
  readonly text: string
}

/** A pocket that is dark above, where the ball lies, and has its multiple on a plate below. */
function paintBin(brush: Brush, { x, y, unit, colours, text }: Bin): void {
  brush.fillStyle = 'rgb(18 9 4 / 0.42)'
  brush.fillRect(x - unit / 2, y - unit * 0.5, unit, unit * 1.4)
  brush.fillStyle = colours.fill
  brush.fillRect(x - unit / 2, y + unit * 0.88, unit, unit * 1.14)
  brush.fillStyle = 'rgb(255 255 255 / 0.2)'
  brush.fillRect(x - unit / 2, y + unit * 0.88, unit, unit * 0.09)
  brush.save()
  brush.translate(x, y + unit * 1.48)
  const isTurned = unit < turnedBelow
  if (isTurned) brush.rotate(-Math.PI / 2)
  const room = unit * (isTurned ? along.turned : along.across)
  const size = Math.min(unit * (isTurned ? 0.62 : 0.42), room / (digit * text.length))
  brush.font = `700 ${Math.max(smallestLetters, size)}px "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillStyle = colours.text
  brush.fillText(text, 0, 0, room)
  brush.restore()
}
