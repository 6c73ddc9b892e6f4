import type { Texture } from 'pixi.js'
import { type Picture, painted } from '../../shell/stage/pictures.ts'
import type { View } from '../../shell/stage/stage.ts'
import { toneOf } from './felt.ts'

const turn = Math.PI * 2
/** Where the numbers stand, as a part of the painting's half side. */
const numbersAt = 0.865
const colours = { zero: '#1f8f6a', red: '#c8313f', black: '#22285e' } as const
const letters = '"Hiragino Sans", "Noto Sans JP", sans-serif'

/** The drawing of the wheel with its numbers. */
export function paintWheel(
  picture: Picture,
  order: readonly number[],
  { side, density }: { readonly side: number; readonly density: number },
): Texture {
  return painted({ width: side, height: side, density }, (brush) => {
    brush.drawImage(picture, 0, 0, side, side)
    brush.translate(side / 2, side / 2)
    brush.fillStyle = '#fffaf0'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.font = `800 ${Math.max(7, side * 0.034)}px ${letters}`
    for (const number of order) {
      brush.fillText(String(number), 0, (-side / 2) * numbersAt)
      brush.rotate(turn / order.length)
    }
  })
}

/** The drawn number, for the middle of the wheel. */
export function paintPlate(
  face: string,
  { side, density }: { readonly side: number; readonly density: number },
): Texture {
  return painted({ width: side, height: side, density }, (brush) => {
    const half = side / 2
    brush.translate(half, half)
    brush.beginPath()
    brush.arc(0, 0, half * 0.94, 0, turn)
    brush.fillStyle = '#141026'
    brush.fill()
    brush.beginPath()
    brush.arc(0, 0, half * 0.86, 0, turn)
    brush.fillStyle = colours[toneOf(Number(face))]
    brush.fill()
    brush.lineWidth = half * 0.05
    brush.strokeStyle = '#f4b63f'
    brush.stroke()
    brush.fillStyle = '#fffaf0'
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.font = `800 ${half * 0.92}px ${letters}`
    brush.fillText(face, 0, half * 0.06)
  })
}

/** The hall fills the view; what does not fit is cut at its sides. */
export function paintHall(picture: Picture, { width, height, density }: View): Texture {
  return painted({ width, height, density }, (brush) => {
    const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
    const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
    brush.drawImage(picture, (width - wide) / 2, height - high, wide, high)
  })
}
