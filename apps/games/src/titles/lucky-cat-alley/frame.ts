import type { FramePainter } from '../../engines/slot/skin.ts'
import { cabinet } from './colours.ts'
import { drawings } from './drawings.ts'

type Board = { readonly width: number; readonly height: number }

/** Three drums of cream enamel behind the windows of a wooden cabinet. */
export const frame: FramePainter = {
  margin: ({ board }) => (Math.max(board.width, board.height) * cabinet.top) / cabinet.cells + 12,
  behind: (brush, { board, cell }) => {
    for (const reel of [0, 1, 2])
      brush.drawImage(drawings.picture('scenery/drum'), reel * cell.width, 0, cell.width, board.height)
  },
  inFront: (brush, { board }) => {
    roundDrums(brush, board)
    const [x, y] = [board.width / cabinet.cells, board.height / cabinet.cells]
    brush.save()
    brush.shadowColor = 'rgb(30 8 30 / .5)'
    brush.shadowBlur = 12
    brush.drawImage(
      drawings.picture('scenery/cabinet'),
      -cabinet.left * x,
      -cabinet.top * y,
      cabinet.wide * x,
      cabinet.high * y,
    )
    brush.restore()
  },
}

/** A drum turns away from the player at the top and at the bottom. */
function roundDrums(brush: CanvasRenderingContext2D, { width, height }: Board): void {
  const wash = brush.createLinearGradient(0, 0, 0, height)
  for (const [at, opacity] of [
    [0, 0.74],
    [0.07, 0.42],
    [0.2, 0.1],
    [0.34, 0],
    [0.7, 0],
    [0.84, 0.1],
    [0.94, 0.34],
    [1, 0.62],
  ] as const)
    wash.addColorStop(at, `rgb(70 30 40 / ${opacity})`)
  brush.fillStyle = wash
  brush.fillRect(0, 0, width, height)
  // the light of the bulbs on the enamel
  const shine = brush.createLinearGradient(0, height * 0.28, 0, height * 0.4)
  shine.addColorStop(0, 'rgb(255 255 255 / 0)')
  shine.addColorStop(0.5, 'rgb(255 255 255 / .16)')
  shine.addColorStop(1, 'rgb(255 255 255 / 0)')
  brush.fillStyle = shine
  brush.fillRect(0, height * 0.28, width, height * 0.12)
}
