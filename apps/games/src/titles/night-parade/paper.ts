import type { Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, paintShine } from '../../shell/stage/pictures.ts'
import { colours } from './colours.ts'
import type { Scroll } from './places.ts'

/** Size of the town's drawing, with its street. */
export const town = { width: 1600, height: 420, street: 360 } as const

/** One length of the scroll, the number of towns on it, and the height of their drawing. */
export function lengthOf({ band, walker, upright }: Scroll): { length: number; count: number; high: number } {
  const high = walker * (upright ? 1.35 : 1.5)
  const count = Math.max(1, Math.ceil((band.width * town.height) / (high * town.width)))
  return { length: Math.max(band.width, Math.round((high * town.width * count) / town.height)), count, high }
}

/** One length of the scroll, which joins at its sides: paper with its edges, mountains, and the town along the street. */
export function paintLength(drawings: Drawings, scroll: Scroll): Texture {
  const { band, edge, ground, upright, view } = scroll
  const { length: width, count, high } = lengthOf(scroll)
  const { height } = band
  const street = ground - band.y
  return painted({ width, height, density: view.density }, (brush) => {
    brush.fillStyle = colours.paper
    brush.fillRect(0, 0, width, height)
    age(brush, width, height)
    const peaks = Math.max(1, Math.round(width / (street * (upright ? 1.9 : 1.3))))
    const top = Math.max(edge, street - (upright ? high * 1.05 : height * 0.78))
    for (let peak = 0; peak < peaks; peak++)
      brush.drawImage(
        drawings.picture('scenery/hills'),
        (width / peaks) * peak,
        top,
        width / peaks,
        Math.max(60, (street - top) * (upright ? 1 : 0.86)),
      )
    brush.fillStyle = 'rgb(184 139 69 / .22)'
    brush.fillRect(0, street, width, height - street)
    for (let row = 0; row < count; row++)
      brush.drawImage(
        drawings.picture('scenery/town'),
        (width / count) * row,
        street - (high * town.street) / town.height,
        width / count + 0.5,
        high,
      )
    edging(brush, { width, height, edge })
  })
}

/** Fibres and stains of old paper, placed by the golden ratio. */
function age(brush: CanvasRenderingContext2D, width: number, height: number): void {
  for (let stain = 0; stain < 9; stain++) {
    const [x, y] = [((stain * 0.618034 + 0.2) % 1) * width, ((stain * 0.754878 + 0.4) % 1) * height]
    const radius = height * (0.16 + (stain % 4) * 0.06)
    // not across the seam
    if (x < radius || x > width - radius) continue
    paintShine(brush, { x, y, radius }, { 0: 'rgb(178 128 60 / .2)', 1: 'rgb(178 128 60 / 0)' })
  }
  brush.lineWidth = 0.9
  for (let fibre = 0; fibre < Math.round((width * height) / 2600); fibre++) {
    const [x, y] = [((fibre * 0.618034) % 1) * (width - 20), ((fibre * 0.754878) % 1) * height]
    brush.strokeStyle = fibre % 3 ? 'rgb(124 84 50 / .17)' : 'rgb(255 250 235 / .5)'
    brush.beginPath()
    brush.moveTo(x, y)
    brush.quadraticCurveTo(x + 7, y + (fibre % 7) - 3, x + 16, y + (fibre % 5) - 2)
    brush.stroke()
  }
}

/** Brocade along both edges: violet with a row of diamonds between two lines. */
function edging(
  brush: CanvasRenderingContext2D,
  { width, height, edge }: { width: number; height: number; edge: number },
): void {
  const diamonds = Math.round(width / (edge * 1.9))
  for (const y of [0, height - edge]) {
    brush.fillStyle = colours.violetDeep
    brush.fillRect(0, y, width, edge)
    brush.fillStyle = colours.ochre
    brush.fillRect(0, y + (y === 0 ? edge - 2 : 0), width, 2)
    for (let index = 0; index < diamonds; index++) {
      const x = ((index + 0.5) * width) / diamonds
      brush.beginPath()
      brush.moveTo(x, y + edge * 0.2)
      brush.lineTo(x + edge * 0.42, y + edge * 0.5)
      brush.lineTo(x, y + edge * 0.8)
      brush.lineTo(x - edge * 0.42, y + edge * 0.5)
      brush.closePath()
      brush.fill()
    }
  }
}

/** Mist over the picture, in bars with round ends as scrolls have it: the clear paper for the grid. */
export function paintMist({ board, cell, band, roller, view }: Scroll, margin: number): Texture {
  const [width, height] = [board.width + margin * 2, board.height + margin * 2]
  const rows = 9
  const most = Math.max(cell.width * 0.12, Math.min(cell.width * 0.95, board.x - band.x - roller - 6))
  const bars = Array.from({ length: rows }, (_, row) => {
    const reach = (seed: number) => most * (0.25 + 0.75 * ((row * 0.618034 + seed) % 1))
    const [left, right] = [margin - reach(0.1), margin + board.width + reach(0.55)]
    const high = (board.height + cell.height * 0.24) / rows
    return { x: left, y: margin - cell.height * 0.12 + row * high, width: right - left, height: high }
  })
  return painted({ width, height, density: view.density }, (brush) => {
    const shapes = (grow: number) => {
      brush.beginPath()
      for (const bar of bars)
        brush.roundRect(bar.x - grow, bar.y - grow, bar.width + grow * 2, bar.height + grow * 2, bar.height / 2)
      brush.fill()
    }
    brush.fillStyle = colours.washPale
    shapes(1.4)
    brush.fillStyle = colours.paperPale
    shapes(0)
    const tone = brush.createLinearGradient(0, margin, 0, height - margin)
    tone.addColorStop(0, 'rgb(220 185 113 / .3)')
    tone.addColorStop(0.5, 'rgb(220 185 113 / .1)')
    tone.addColorStop(1, 'rgb(220 185 113 / .34)')
    brush.fillStyle = tone
    shapes(0)
  })
}

/** Dark wood, rounded by its light. */
export function paintRoller({ roller, band, edge, view }: Scroll): Texture {
  const [width, height] = [roller, band.height + edge * 1.4]
  return painted({ width, height, density: view.density }, (brush) => {
    const round = brush.createLinearGradient(0, 0, width, 0)
    round.addColorStop(0, '#22140c')
    round.addColorStop(0.35, '#7a4d2b')
    round.addColorStop(0.55, '#5d3820')
    round.addColorStop(1, '#1d110a')
    brush.fillStyle = round
    brush.fillRect(0, 0, width, height)
    brush.fillStyle = colours.ochre
    for (const y of [edge * 0.5, height - edge * 0.5 - 3]) brush.fillRect(0, y, width, 3)
    brush.strokeStyle = colours.ink
    brush.lineWidth = 2
    brush.strokeRect(1, 1, width - 2, height - 2)
  })
}
