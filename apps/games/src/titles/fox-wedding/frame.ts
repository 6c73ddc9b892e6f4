import type { FramePainter } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'
import { drawings } from './drawings.ts'

/** In the drawings of the gate the field is this wide, and stands this far from the left and the top. */
const drawn = {
  field: 1200,
  left: 120,
  top: 216,
  lintel: { width: 1440, height: 240 },
  sill: { width: 1440, height: 70 },
} as const
/** Size of the post's drawing; `shaft`: the part above the stone foot. */
const post = { width: 120, height: 900, shaft: 828 } as const

/** A cedar gate with a rope, around paper on which the reels stand; stems of bamboo part them. */
export const frame: FramePainter = {
  margin: ({ cell }) => cell.width * 1,
  behind: (brush, { board, cell }) => {
    brush.fillStyle = colours.cream
    brush.fillRect(0, 0, board.width, board.height)
    const wash = brush.createLinearGradient(0, 0, 0, board.height)
    wash.addColorStop(0, 'rgb(60 143 139 / .30)')
    wash.addColorStop(0.3, 'rgb(165 211 200 / .14)')
    wash.addColorStop(1, 'rgb(255 229 149 / .42)')
    brush.fillStyle = wash
    brush.fillRect(0, 0, board.width, board.height)
    paperRain(brush, board)
    for (let reel = 1; reel < Math.round(board.width / cell.width); reel++)
      bambooStem(brush, reel * cell.width, board.height, cell.width * 0.05)
  },
  inFront: (brush, { board, cell, view, flat }) => {
    const scale = board.width / drawn.field
    const shade = brush.createLinearGradient(0, 0, 0, cell.height * 0.18)
    shade.addColorStop(0, 'rgb(22 49 47 / .34)')
    shade.addColorStop(1, 'rgb(22 49 47 / 0)')
    brush.fillStyle = shade
    brush.fillRect(0, 0, board.width, cell.height * 0.18)
    const wide = post.width * scale * 0.62
    const foot = Math.min(cell.height * (flat ? 0.1 : 0.3), view.height - board.y - board.height)
    const high = ((board.height + cell.width * 0.4 + foot) / post.height) * post.height
    for (const x of [-wide * 0.86, board.width - wide * 0.14])
      brush.drawImage(drawings.picture('scenery/post'), x, -cell.width * 0.4, wide, high)
    brush.drawImage(
      drawings.picture('scenery/sill'),
      -drawn.left * scale,
      board.height - 6 * scale,
      drawn.sill.width * scale,
      drawn.sill.height * scale * 0.8,
    )
    brush.drawImage(
      drawings.picture('scenery/lintel'),
      -drawn.left * scale,
      -drawn.top * scale,
      drawn.lintel.width * scale,
      drawn.lintel.height * scale,
    )
  },
}

/** Faint slanting lines in the paper, placed by the golden ratio. */
function paperRain(brush: CanvasRenderingContext2D, { width, height }: { width: number; height: number }): void {
  brush.save()
  brush.beginPath()
  brush.rect(0, 0, width, height)
  brush.clip()
  brush.lineWidth = Math.max(1, width * 0.0016)
  for (let drop = 0; drop < 120; drop++) {
    const [x, y] = [((drop * 0.618034) % 1) * width * 1.1, ((drop * 0.754878) % 1) * height * 1.1 - height * 0.05]
    brush.strokeStyle = drop % 3 ? 'rgb(60 143 139 / .2)' : 'rgb(255 255 255 / .7)'
    brush.beginPath()
    brush.moveTo(x, y)
    brush.lineTo(x - height * 0.02, y + height * 0.09)
    brush.stroke()
  }
  brush.restore()
}

function bambooStem(brush: CanvasRenderingContext2D, x: number, height: number, wide: number): void {
  const joint = wide * 11
  const fill = (colour: string, left: number, across: number) => {
    brush.fillStyle = colour
    brush.fillRect(x + left, 0, across, height)
  }
  fill(colours.ink, -wide / 2, wide)
  fill(colours.moss, -wide * 0.36, wide * 0.72)
  fill(colours.mossPale, -wide * 0.3, wide * 0.26)
  brush.fillStyle = colours.ink
  for (let y = joint * 0.6; y < height; y += joint)
    brush.fillRect(x - wide * 0.66, y, wide * 1.32, Math.max(2, wide * 0.24))
}
