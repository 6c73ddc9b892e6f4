import type { Layout } from '../../engines/slot/layout.ts'
import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'

export const skin: SlotSkin = {
  symbolSize: 1,
  cellRatio: { upright: 1, wide: 1 },
  roof: { upright: 2.1, wide: 1.5, flat: 0.42 },
  beside: { left: 1.9, low: true },
  colours: {
    ink: colours.ink,
    strokes: [colours.red],
    sign: { face: colours.mustard, rim: colours.red, text: colours.redDark },
  },
  dimmed: 0.48,
  frame: {
    margin: ({ cell }) => cell.width * 0.16,
    behind: paintBack,
    inFront: () => {},
  },
  timings: { ...usualTimings, firstStopMs: 960, columnApartMs: 70, gravity: 64, removeMs: 300 },
}

/** The back of the stand, seen through a gap in the tower, and its two thin posts. */
function paintBack(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  const post = cell.width * 0.11
  brush.fillStyle = '#f0cf94'
  brush.fillRect(0, 0, board.width, board.height)
  brush.fillStyle = '#e6bf80'
  for (let slat = 0; slat < 10; slat += 2) brush.fillRect((slat * board.width) / 10, 0, board.width / 10, board.height)
  const shade = brush.createLinearGradient(0, 0, 0, cell.height * 0.5)
  shade.addColorStop(0, 'rgb(110 60 16 / .45)')
  shade.addColorStop(1, 'rgb(110 60 16 / 0)')
  brush.fillStyle = shade
  brush.fillRect(0, 0, board.width, cell.height * 0.5)
  brush.lineWidth = Math.max(2, cell.width * 0.022)
  brush.strokeStyle = colours.ink
  brush.fillStyle = colours.red
  for (const x of [-post, board.width]) {
    brush.fillRect(x, 0, post, board.height)
    brush.strokeRect(x, 0, post, board.height)
  }
}
