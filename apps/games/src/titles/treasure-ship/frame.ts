import type { Layout } from '../../engines/slot/layout.ts'
import { colours } from './colours.ts'

/** The dark sheet at the bottom of each window. */
export function paintTray(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  brush.fillStyle = colours.midnight
  brush.fillRect(-2, -2, board.width + 4, board.height + 4)
  brush.save()
  brush.beginPath()
  brush.rect(0, 0, board.width, board.height)
  brush.clip()
  brush.strokeStyle = colours.night
  brush.lineWidth = Math.max(1, cell.width * 0.016)
  // waves of arcs, seen while the cards turn
  const size = cell.width / 4
  for (let row = 0; row * size * 0.5 < board.height + size; row++)
    for (let column = 0; column * size * 2 < board.width + size * 2; column++)
      for (const part of [1, 0.62]) {
        brush.beginPath()
        brush.arc(column * size * 2 + (row % 2) * size, row * size * 0.5, size * part, Math.PI * 1.15, Math.PI * 1.85)
        brush.stroke()
      }
  brush.restore()
}

/** White board with a window for each reel, whose edge throws a shadow on the cards; its foot is cut in waves. */
export function paintMat(brush: CanvasRenderingContext2D, { board, cell }: Layout): void {
  const reels = Math.round(board.width / cell.width)
  const [rim, bar] = [cell.width * 0.15, Math.max(3, cell.width * 0.036)]
  const mat = new Path2D()
  mat.addPath(outline(board, rim, cell.width))
  for (let reel = 0; reel < reels; reel++) {
    const [left, right] = [reel === 0 ? 0 : bar / 2, reel === reels - 1 ? 0 : bar / 2]
    mat.addPath(hole(reel * cell.width + left, cell.width - left - right, board.height, bar))
  }
  brush.save()
  brush.shadowColor = 'rgb(7 16 46 / .55)'
  brush.shadowBlur = cell.width * 0.09
  brush.shadowOffsetY = cell.width * 0.035
  brush.shadowOffsetX = cell.width * 0.015
  brush.fillStyle = colours.white
  brush.fill(mat, 'evenodd')
  brush.restore()
  brush.save()
  brush.clip(mat, 'evenodd')
  fibres(brush, board, rim)
  lines(brush, board, { rim, cell: cell.width, suns: board.x > cell.width * 0.4 })
  brush.restore()
  brush.strokeStyle = colours.sand
  brush.lineWidth = Math.max(1, cell.width * 0.012)
  brush.stroke(mat)
}

function outline({ width, height }: Layout['board'], rim: number, cell: number): Path2D {
  const path = new Path2D()
  const [left, top, right, foot] = [-rim, -rim, width + rim, height + rim * 0.72]
  const waves = Math.max(8, Math.round((right - left) / (cell * 0.4)))
  const wide = (right - left) / waves
  path.moveTo(left, top + rim * 0.6)
  path.quadraticCurveTo(left, top, left + rim * 0.6, top)
  path.lineTo(right - rim * 0.6, top)
  path.quadraticCurveTo(right, top, right, top + rim * 0.6)
  path.lineTo(right, foot)
  for (let wave = 0; wave < waves; wave++) {
    const from = right - wave * wide
    path.quadraticCurveTo(from - wide / 2, foot + wide * 0.42, from - wide, foot)
  }
  path.closePath()
  return path
}

function hole(x: number, width: number, height: number, corner: number): Path2D {
  const path = new Path2D()
  path.roundRect(x, 0, width, height, corner * 1.6)
  return path
}

/** Fibres in the paper, placed by the golden ratio. */
function fibres(brush: CanvasRenderingContext2D, { width, height }: Layout['board'], rim: number): void {
  brush.strokeStyle = 'rgb(170 130 60 / .22)'
  brush.lineWidth = 0.9
  for (let fibre = 0; fibre < 260; fibre++) {
    const [x, y] = [
      ((fibre * 0.618034) % 1) * (width + rim * 2) - rim,
      ((fibre * 0.754878) % 1) * (height + rim * 2) - rim,
    ]
    brush.beginPath()
    brush.moveTo(x, y)
    brush.quadraticCurveTo(x + 4, y + (fibre % 5) - 2, x + 9, y + (fibre % 7) - 3)
    brush.stroke()
  }
}

/** A strip of gold foil around the windows, and a quarter of a sun in each upper corner where there is room. */
function lines(
  brush: CanvasRenderingContext2D,
  { width, height }: Layout['board'],
  { rim, cell, suns }: { rim: number; cell: number; suns: boolean },
): void {
  brush.strokeStyle = colours.gold
  brush.lineWidth = rim * 0.2
  brush.strokeRect(-rim * 0.52, -rim * 0.52, width + rim * 1.04, height + rim * 1.04)
  for (const x of suns ? [-rim, width + rim] : [])
    for (const [radius, fill] of [
      [0.36, colours.gold],
      [0.31, colours.vermilion],
      [0.2, colours.gold],
      [0.16, colours.foil],
    ] as const) {
      brush.beginPath()
      brush.arc(x, -rim, cell * radius, 0, Math.PI * 2)
      brush.fillStyle = fill
      brush.fill()
    }
}
