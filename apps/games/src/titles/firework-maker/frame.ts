import type { FramePainter } from '../../engines/slot/skin.ts'
import { drawings } from './drawings.ts'

/** The drawing of the board has its cells on the middle 900 of 1000 units. */
const rail = 50 / 900
/** The sky shines through the cloth a little, so that bursts behind the board are seen. */
const clothOpacity = 0.84

/** Cedar rails with gold corners around nine cells on indigo cloth. */
export const frame: FramePainter = {
  margin: ({ board }) => Math.max(board.width, board.height) * rail + 14,
  behind: (brush, { board }) => {
    brush.save()
    brush.beginPath()
    brush.rect(0, 0, board.width, board.height)
    brush.clip()
    brush.fillStyle = ground(brush, board)
    brush.fillRect(0, 0, board.width, board.height)
    brush.globalAlpha = clothOpacity
    drawBoard(brush, board)
    brush.restore()
  },
  inFront: (brush, { board }) => {
    const [x, y] = [board.width * rail, board.height * rail]
    brush.save()
    brush.shadowColor = 'rgb(10 4 30 / .6)'
    brush.shadowBlur = 12
    brush.beginPath()
    brush.rect(-x - 14, -y - 14, board.width + (x + 14) * 2, board.height + (y + 14) * 2)
    brush.rect(0, 0, board.width, board.height)
    brush.clip('evenodd')
    drawBoard(brush, board)
    brush.restore()
    shade(brush, board)
  },
}

/** Behind the cloth, solid below, where the bench stands behind the board. */
function ground(brush: CanvasRenderingContext2D, { height }: { height: number }): CanvasGradient {
  const wash = brush.createLinearGradient(0, height * 0.45, 0, height * 0.72)
  wash.addColorStop(0, 'rgb(25 20 71 / 0)')
  wash.addColorStop(1, 'rgb(25 20 71 / 1)')
  return wash
}

function drawBoard(brush: CanvasRenderingContext2D, { width, height }: { width: number; height: number }): void {
  const [x, y] = [width * rail, height * rail]
  brush.drawImage(drawings.picture('scenery/board'), -x, -y, width + x * 2, height + y * 2)
}

/** The rails' shadow on the symbols: they turn behind an opening. */
function shade(brush: CanvasRenderingContext2D, { width, height }: { width: number; height: number }): void {
  const depth = height * 0.05
  for (const [from, to] of [
    [0, depth],
    [height, height - depth * 0.6],
  ] as const) {
    const wash = brush.createLinearGradient(0, from, 0, to)
    wash.addColorStop(0, 'rgb(16 6 40 / .62)')
    wash.addColorStop(1, 'rgb(16 6 40 / 0)')
    brush.fillStyle = wash
    brush.fillRect(0, Math.min(from, to), width, Math.abs(to - from))
  }
}
