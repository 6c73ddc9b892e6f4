import type { Texture } from 'pixi.js'
import { type Picture, painted } from '../../../shell/stage/pictures.ts'
import { toneOf } from './roulette-felt.ts'
import type { WheelLook } from './wheel-look.ts'

const turn = Math.PI * 2
/** Where the numbers stand, as a part of the painting's half side. */
const numbersAt = 0.865
const typeface = '"Hiragino Sans", "Noto Sans JP", sans-serif'

/** The drawing of the wheel with its numbers. */
export function paintWheel(
  picture: Picture,
  { order, letters }: WheelLook,
  { side, density }: { readonly side: number; readonly density: number },
): Texture {
  return painted({ width: side, height: side, density }, (brush) => {
    brush.drawImage(picture, 0, 0, side, side)
    brush.translate(side / 2, side / 2)
    brush.fillStyle = letters
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.font = `800 ${Math.max(7, side * 0.034)}px ${typeface}`
    for (const number of order) {
      brush.fillText(String(number), 0, (-side / 2) * numbersAt)
      brush.rotate(turn / order.length)
    }
  })
}

/** The drawn number, for the middle of the wheel. */
export function paintPlate(
  face: string,
  { colours, letters, lead, ring }: WheelLook,
  { side, density }: { readonly side: number; readonly density: number },
): Texture {
  return painted({ width: side, height: side, density }, (brush) => {
    const half = side / 2
    brush.translate(half, half)
    brush.beginPath()
    brush.arc(0, 0, half * 0.94, 0, turn)
    brush.fillStyle = lead
    brush.fill()
    brush.beginPath()
    brush.arc(0, 0, half * 0.86, 0, turn)
    brush.fillStyle = colours[toneOf(Number(face))]
    brush.fill()
    brush.lineWidth = half * 0.05
    brush.strokeStyle = ring
    brush.stroke()
    brush.fillStyle = letters
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.font = `800 ${half * 0.92}px ${typeface}`
    brush.fillText(face, 0, half * 0.06)
  })
}
