import type { Layout } from '../../engines/slot/layout.ts'
import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'

export const skin: SlotSkin = {
  symbolSize: 0.88,
  cellRatio: { upright: 1.2, wide: 1 },
  roof: { upright: 2.9, wide: 1.36, flat: 0.14 },
  beside: { left: 1.7, low: true },
  colours: {
    ink: colours.ink,
    strokes: [colours.apricot, colours.haze, colours.apricotDark, colours.dusk],
    sign: { face: colours.apricotPale, rim: colours.apricotDark, text: colours.ink },
  },
  dimmed: 0.36,
  frame: { margin: ({ cell }) => cell.width * 0.2, behind: paintPanels, inFront: () => {} },
  timings: { ...usualTimings, firstStopMs: 960, nextStopMs: 290, cellsPerSecond: 19, anticipationMs: 900 },
}

/** A panel of paper for each reel, lit by the moon, with no frame around them. */
function paintPanels(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  const gap = Math.max(3, cell.width * 0.035)
  for (let reel = 0; reel < Math.round(board.width / cell.width); reel++) {
    const [x, width] = [reel * cell.width + gap / 2, cell.width - gap]
    brush.save()
    brush.shadowColor = 'rgb(22 33 61 / .5)'
    brush.shadowBlur = cell.width * 0.09
    brush.shadowOffsetY = cell.width * 0.03
    const light = brush.createLinearGradient(0, 0, 0, board.height)
    light.addColorStop(0, '#f6f7f3')
    light.addColorStop(0.45, '#e6edf0')
    light.addColorStop(1, '#cddae3')
    brush.fillStyle = light
    brush.beginPath()
    brush.roundRect(x, 0, width, board.height, gap)
    brush.fill()
    brush.restore()
    fibres(brush, { x, width, height: board.height, seed: reel })
  }
}

/** Fibres in the paper, placed by the golden ratio. */
function fibres(
  brush: CanvasRenderingContext2D,
  { x, width, height, seed }: { x: number; width: number; height: number; seed: number },
): void {
  brush.lineWidth = 0.8
  for (let fibre = 0; fibre < 46; fibre++) {
    const [across, down] = [(fibre * 0.618034 + seed * 0.31) % 1, (fibre * 0.754878 + seed * 0.17) % 1]
    const [fx, fy] = [x + 3 + across * (width - 18), 4 + down * (height - 10)]
    brush.strokeStyle = fibre % 3 ? 'rgb(111 147 184 / .2)' : 'rgb(255 255 255 / .7)'
    brush.beginPath()
    brush.moveTo(fx, fy)
    brush.quadraticCurveTo(fx + 5, fy + (fibre % 5) - 2, fx + 11, fy + (fibre % 7) - 3)
    brush.stroke()
  }
}
