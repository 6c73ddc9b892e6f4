import type { BoardSkin } from '../../engines/instant/board/board-title.ts'
import { drawings } from './drawings.ts'

/** The drawing of the tray has tiles of 200, and the first one at 70, 110. */
const tray = { cell: 200, left: 70, top: 110, width: 1140, height: 1180 } as const
const rim = tray.left / tray.cell

export const skin: BoardSkin = {
  cellSize: 0.97,
  roof: { least: tray.top / tray.cell, most: 2.6 },
  rim,
  revealed: 0.42,
  frame: {
    margin: ({ cell }) => cell * (tray.top / tray.cell),
    paint: (brush, { cell }) => {
      const scale = cell / tray.cell
      const [width, height] = [tray.width * scale, tray.height * scale]
      brush.drawImage(drawings.picture('scenery/board'), -tray.left * scale, -tray.top * scale, width, height)
    },
  },
}
