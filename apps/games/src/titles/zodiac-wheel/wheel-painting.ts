import type { Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { painted, shineTexture } from '../../shell/stage/pictures.ts'
import { segments, toneOf } from './segments.ts'

const turn = Math.PI * 2
/** Parts of the wheel's radius: where animals stand and how large they are, where the prizes stand. */
const animalAt = 0.853
const animalSize = 0.118
const prizeAt = 0.742
const prizeSize = 0.05
const letters = '"Hiragino Sans", "Noto Sans JP", sans-serif'
const paper = '#fff6e0'
const ink = '#1a110c'
const gold = '#f0bd55'

interface Size {
  readonly side: number
  readonly density: number
}

/** The carved wheel with an animal and its prize on each segment. */
export function paintWheel(
  drawings: Pick<Drawings, 'picture'>,
  { prizeOf, side, density }: Size & { readonly prizeOf: (id: string) => string },
): Texture {
  const radius = side / 2
  return painted({ width: side, height: side, density }, (brush) => {
    brush.drawImage(drawings.picture('scenery/wheel'), 0, 0, side, side)
    brush.translate(radius, radius)
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    for (const id of segments) {
      const size = radius * animalSize
      brush.drawImage(drawings.picture(`animals/${id}`), -size / 2, -radius * animalAt - size / 2, size, size)
      const text = prizeOf(id)
      const height = Math.min(radius * prizeSize, (radius * 0.083) / (0.6 * text.length))
      brush.font = `800 ${height}px ${letters}`
      brush.fillStyle = toneOf(id) === 'cat' ? ink : paper
      brush.fillText(text, 0, -radius * prizeAt)
      brush.rotate(turn / segments.length)
    }
  })
}

/** A closed segment, which is laid over that of a cat; its side is the wheel's radius, and its tip in the middle below. */
export function paintShutter({ side, density }: Size): Texture {
  const [outer, inner, half] = [side * 0.955, side * 0.7, Math.PI / segments.length]
  return painted({ width: side * 0.2, height: side, density }, (brush) => {
    brush.translate(side * 0.1, side)
    brush.beginPath()
    brush.arc(0, 0, outer, -Math.PI / 2 - half, -Math.PI / 2 + half)
    brush.arc(0, 0, inner, -Math.PI / 2 + half, -Math.PI / 2 - half, true)
    brush.closePath()
    brush.fillStyle = '#4a2f1d'
    brush.fill()
    brush.strokeStyle = ink
    brush.lineWidth = Math.max(1, side * 0.006)
    brush.stroke()
    brush.strokeStyle = '#7d5633'
    for (let line = 1; line < 6; line++) {
      const at = inner + ((outer - inner) * line) / 6
      brush.beginPath()
      brush.arc(0, 0, at, -Math.PI / 2 - half * 0.8, -Math.PI / 2 + half * 0.8)
      brush.stroke()
    }
  })
}

export interface Plate {
  /** Whose drawing is shown. */
  readonly id: string
  readonly name: string
  /** The pay of the round, such as `30×`. */
  readonly prize: string
}

/** Paints the drawn segment, large, on a wooden disc. */
export function paintPlate(
  drawings: Pick<Drawings, 'picture'>,
  { id, name, prize, side, density }: Plate & Size,
): Texture {
  return painted({ width: side, height: side, density }, (brush) => {
    const half = side / 2
    brush.translate(half, half)
    const ring = (radius: number, fill: string) => {
      brush.beginPath()
      brush.arc(0, 0, half * radius, 0, turn)
      brush.fillStyle = fill
      brush.fill()
    }
    ring(0.98, ink)
    ring(0.95, gold)
    ring(0.9, ink)
    ring(0.88, '#6b4327')
    ring(0.8, '#f3e2bd')
    const picture = side * 0.5
    brush.drawImage(drawings.picture(`animals/${id}`), -picture / 2, -half * 0.82, picture, picture)
    brush.fillStyle = ink
    brush.fillRect(-half * 0.82, half * 0.18, half * 1.64, half * 0.55)
    brush.fillStyle = gold
    brush.fillRect(-half * 0.82, half * 0.18, half * 1.64, half * 0.02)
    brush.fillRect(-half * 0.82, half * 0.71, half * 1.64, half * 0.02)
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    const write = (text: string, y: number, { size, fill }: { size: number; fill: string }) => {
      brush.fillStyle = fill
      brush.font = `800 ${Math.min(half * size, (half * 2.6) / Math.max(3, text.length))}px ${letters}`
      brush.fillText(text, 0, half * y)
    }
    write(name, 0.3, { size: 0.16, fill: paper })
    write(prize, 0.54, { size: 0.27, fill: gold })
  })
}

/** Light that falls through the hall after a multiplier. */
export function paintLight({ side, density }: Size): Texture {
  return shineTexture(
    { size: side, density },
    { 0: 'rgba(255, 214, 120, 0.75)', 0.5: 'rgba(255, 170, 60, 0.3)', 1: 'rgba(255, 150, 40, 0)' },
  )
}
