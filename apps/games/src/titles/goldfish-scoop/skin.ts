import type { Layout } from '../../engines/slot/layout.ts'
import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'

export const skin: SlotSkin = {
  symbolSize: 0.9,
  cellRatio: { upright: 1.12, wide: 1 },
  roof: { upright: 1.7, wide: 0.62 },
  beside: { right: 1.5 },
  colours: {
    ink: colours.ink,
    strokes: [colours.red, colours.berry, colours.lagoon, colours.lemon, colours.melon],
    sign: { face: colours.lemon, rim: colours.red, text: colours.ink },
  },
  dimmed: 0.36,
  frame: {
    margin: (layout) => band(layout) * 2,
    behind: paintPane,
    inFront: paintRing,
  },
  timings: { ...usualTimings, anticipationMs: 1000 },
}

/** Width of the frame. */
const band = ({ upright, flat, cell }: Layout) => Math.max(7, Math.min(upright ? 9 : flat ? 7 : 20, cell.width * 0.12))

/** A pane of pale water over the tank: fish that swim below it are seen. */
function paintPane(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  const columns = Math.round(board.width / cell.width)
  const wash = brush.createLinearGradient(0, 0, 0, board.height)
  wash.addColorStop(0, 'rgb(240 255 250 / .72)')
  wash.addColorStop(1, 'rgb(196 238 242 / .66)')
  brush.fillStyle = wash
  brush.fillRect(0, 0, board.width, board.height)
  brush.strokeStyle = 'rgb(31 147 181 / .4)'
  brush.lineWidth = 2
  brush.setLineDash([2, 9])
  brush.lineCap = 'round'
  for (let column = 1; column < columns; column++) {
    brush.beginPath()
    brush.moveTo(column * cell.width, 6)
    brush.lineTo(column * cell.width, board.height - 6)
    brush.stroke()
  }
}

/** A floating ring, wound with red cloth. */
function paintRing(brush: CanvasRenderingContext2D, layout: Layout): void {
  const { board } = layout
  const wide = band(layout)
  const edge = (grow: number) => {
    brush.beginPath()
    brush.roundRect(-grow, -grow, board.width + grow * 2, board.height + grow * 2, wide * 1.6)
  }
  brush.save()
  brush.shadowColor = 'rgb(8 40 70 / .45)'
  brush.shadowBlur = wide * 0.8
  brush.shadowOffsetY = wide * 0.4
  const stroke = (width: number, style: string, dash: readonly number[] = []) => {
    brush.setLineDash([...dash])
    brush.lineWidth = width
    brush.strokeStyle = style
    edge(wide * 0.5)
    brush.stroke()
    brush.shadowColor = 'transparent'
  }
  stroke(wide + 5, colours.ink)
  stroke(wide, colours.white)
  stroke(wide, colours.red, [wide * 2.2, wide * 2.2])
  stroke(wide * 0.24, 'rgb(255 255 255 / .45)')
  brush.restore()
}
