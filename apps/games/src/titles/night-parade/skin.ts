import type { Layout } from '../../engines/slot/layout.ts'
import { type SlotSkin, usualTimings } from '../../engines/slot/skin.ts'
import { colours } from './colours.ts'

export const skin: SlotSkin = {
  symbolSize: 0.94,
  cellRatio: { upright: 1, wide: 1 },
  roof: { upright: 2.3, wide: 0.62 },
  beside: { right: 1.2, low: true },
  colours: {
    ink: colours.ink,
    strokes: [colours.fire, colours.ghost, colours.violet, colours.plum],
    sign: { face: colours.firePale, rim: colours.fire, text: colours.ink },
  },
  dimmed: 0.36,
  frame: {
    margin: ({ cell }) => cell.width * 0.12,
    behind: paintRules,
    // the symbols come out of a wash of ink
    inFront: (brush, { board, cell }) => {
      const shade = brush.createLinearGradient(0, 0, 0, cell.height * 0.14)
      shade.addColorStop(0, 'rgb(28 23 20 / .22)')
      shade.addColorStop(1, 'rgb(28 23 20 / 0)')
      brush.fillStyle = shade
      brush.fillRect(0, 0, board.width, cell.height * 0.14)
    },
  },
  timings: { ...usualTimings, firstStopMs: 1000, columnApartMs: 58, removeMs: 380, gravity: 60 },
}

/** Thin rules on the paper itself, drawn with a brush: a little uneven, and heavier around the whole. */
function paintRules(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  const [columns, rows] = [Math.round(board.width / cell.width), Math.round(board.height / cell.height)]
  const rule = (from: readonly [number, number], to: readonly [number, number], thick: number) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const along = Math.hypot(dx, dy)
    const [nx, ny] = [-dy / along, dx / along]
    brush.beginPath()
    for (const side of [1, -1])
      for (let step = 0; step <= 24; step++) {
        const part = side > 0 ? step / 24 : 1 - step / 24
        const half = (thick / 2) * side * (0.75 + 0.25 * Math.sin(part * 21 + from[0] + from[1]))
        brush.lineTo(from[0] + dx * part + nx * half, from[1] + dy * part + ny * half)
      }
    brush.closePath()
    brush.fill()
  }
  const thin = Math.max(1, cell.width * 0.014)
  brush.fillStyle = 'rgb(60 48 38 / .42)'
  for (let column = 1; column < columns; column++)
    rule([column * cell.width, 0], [column * cell.width, board.height], thin)
  for (let row = 1; row < rows; row++) rule([0, row * cell.height], [board.width, row * cell.height], thin)
  brush.fillStyle = colours.soot
  const over = cell.width * 0.05
  for (const x of [0, board.width]) rule([x, -over], [x, board.height + over], thin * 2.4)
  for (const y of [0, board.height]) rule([-over, y], [board.width + over, y], thin * 2.4)
}
