import type { Layout } from '../../engines/slot/layout.ts'
import { colours } from './colours.ts'

/** A sheet of lit paper behind each reel. */
export function paintPaper(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  for (let reel = 0; reel < Math.round(board.width / cell.width); reel++) {
    const x = reel * cell.width
    const wash = brush.createLinearGradient(0, 0, 0, board.height)
    wash.addColorStop(0, colours.paperShade)
    wash.addColorStop(0.16, colours.paper)
    wash.addColorStop(0.8, colours.paper)
    wash.addColorStop(1, colours.paperGlow)
    brush.fillStyle = wash
    brush.fillRect(x, 0, cell.width, board.height)
    grain(brush, { x, y: 0, width: cell.width, height: board.height })
  }
}

/** Fibres in the paper, placed by the golden ratio. */
function grain(
  brush: CanvasRenderingContext2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  brush.lineWidth = 0.8
  for (let fibre = 0; fibre < 70; fibre++) {
    const [along, down] = [(fibre * 0.618034 + x * 0.013) % 1, (fibre * 0.754878) % 1]
    const [fx, fy] = [x + along * (width - 12), y + down * (height - 6)]
    brush.strokeStyle = fibre % 3 ? 'rgb(170 120 60 / .16)' : 'rgb(255 255 255 / .5)'
    brush.beginPath()
    brush.moveTo(fx, fy)
    brush.quadraticCurveTo(fx + 5, fy + (fibre % 5) - 2, fx + 10, fy + (fibre % 7) - 3)
    brush.stroke()
  }
}

/** The shrine around the reels: lacquered posts and a curved roof. */
export function paintLacquer(brush: CanvasRenderingContext2D, layout: Layout): void {
  const { board, cell } = layout
  const post = Math.max(6, cell.width * 0.075)
  shadow(brush, layout)
  brush.fillStyle = colours.ink
  for (let reel = 1; reel < Math.round(board.width / cell.width); reel++) {
    brush.fillRect(reel * cell.width - post * 0.16, 0, post * 0.32, board.height)
  }
  const border = (outside: number, thickness: number, colour: string) =>
    paintBorder(brush, board, { outside: post * outside, thickness: post * thickness, colour })
  border(1, 1, colours.lacquer)
  border(1.45, 0.5, colours.ink)
  border(0.12, 0.3, colours.ink)
  border(0.62, 0.13, colours.gold)
  fittings(brush, layout, post)
  roof(brush, layout)
}

/** The shadow of the roof on the paper. */
function shadow(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  const shade = brush.createLinearGradient(0, 0, 0, cell.height * 0.22)
  shade.addColorStop(0, 'rgb(16 23 58 / .42)')
  shade.addColorStop(1, 'rgb(16 23 58 / 0)')
  brush.fillStyle = shade
  brush.fillRect(0, 0, board.width, cell.height * 0.22)
}

/** A rectangle around the board, `outside` pixels from it. */
function paintBorder(
  brush: CanvasRenderingContext2D,
  board: Layout['board'],
  { outside, thickness, colour }: { outside: number; thickness: number; colour: string },
): void {
  const start = thickness / 2 - outside
  const grown = outside * 2 - thickness
  brush.strokeStyle = colour
  brush.lineWidth = thickness
  brush.strokeRect(start, start, board.width + grown, board.height + grown)
}

/** Gilt corner plates. */
function fittings(brush: CanvasRenderingContext2D, { board }: Layout, post: number): void {
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const
  for (const [across, down] of corners) {
    brush.save()
    brush.translate(
      across > 0 ? board.width + post * 0.6 : -post * 0.6,
      down > 0 ? board.height + post * 0.6 : -post * 0.6,
    )
    brush.scale(-across, -down)
    brush.beginPath()
    brush.moveTo(-post * 0.7, -post * 0.7)
    brush.lineTo(post * 2.6, -post * 0.7)
    brush.quadraticCurveTo(post * 2.2, post * 0.3, post * 1.2, post * 0.4)
    brush.quadraticCurveTo(post * 0.4, post * 0.4, post * 0.4, post * 1.2)
    brush.quadraticCurveTo(post * 0.3, post * 2.2, -post * 0.7, post * 2.6)
    brush.closePath()
    brush.fillStyle = colours.gold
    brush.fill()
    brush.strokeStyle = colours.ink
    brush.lineWidth = Math.max(1.4, post * 0.16)
    brush.stroke()
    brush.beginPath()
    brush.arc(0, 0, post * 0.26, 0, Math.PI * 2)
    brush.fillStyle = colours.ink
    brush.fill()
    brush.restore()
  }
}

/** The curved beam of a gate, above the reels. */
function roof(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  const reach = cell.width * 0.42
  const [left, right, middle] = [-reach, board.width + reach, board.width / 2]
  const [foot, high] = [-cell.width * 0.07, cell.width * 0.24]
  const beam = (top: number, bottom: number, inset: number, colour: string) => {
    brush.beginPath()
    brush.moveTo(left + inset, top - high * 0.42)
    brush.quadraticCurveTo(middle, top + high * 0.42, right - inset, top - high * 0.42)
    brush.lineTo(right - inset * 1.6 - high * 0.2, bottom - high * 0.36)
    brush.quadraticCurveTo(middle, bottom + high * 0.36, left + inset * 1.6 + high * 0.2, bottom - high * 0.36)
    brush.closePath()
    brush.fillStyle = colour
    brush.fill()
    brush.strokeStyle = colours.ink
    brush.lineWidth = Math.max(2, cell.width * 0.022)
    brush.stroke()
  }
  beam(foot - high * 0.52, foot, high * 0.22, colours.vermilion)
  beam(foot - high * 0.86, foot - high * 0.46, 0, colours.ink)
  brush.strokeStyle = colours.gold
  brush.lineWidth = Math.max(1.2, cell.width * 0.012)
  brush.beginPath()
  brush.moveTo(left + high * 0.5, foot - high * 1.02)
  brush.quadraticCurveTo(middle, foot - high * 0.3, right - high * 0.5, foot - high * 1.02)
  brush.stroke()
}
