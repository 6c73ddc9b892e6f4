import type { Texture } from 'pixi.js'
import { painted } from '../../../shell/stage/pictures.ts'
import { roundedBox } from '../../../tabletop/pen.ts'
import { gold, goldDark, ink } from '../../../tabletop/pigments.ts'
import type { DrawLayout } from './layout.ts'

const [cloth, clothEdge, seat] = ['#123c3a', '#0c2928', '#0e312f']

/** The cloth in its golden border, with a seat for each card. */
export function paintMat({ mat, holds, card, lift, plate }: DrawLayout, density: number): Texture {
  const { width, height } = mat
  return painted({ width, height, density }, (brush) => {
    const corner = card.width * 0.12
    const box = (inset: number) =>
      roundedBox(inset, inset, width - 2 * inset, height - 2 * inset, Math.max(2, corner - inset))
    brush.fillStyle = ink
    brush.fill(box(0))
    brush.fillStyle = clothEdge
    brush.fill(box(2))
    brush.fillStyle = cloth
    brush.fill(box(5))
    brush.lineWidth = 1.6
    brush.strokeStyle = goldDark
    brush.stroke(box(4))
    brush.strokeStyle = gold
    brush.lineWidth = 1
    brush.stroke(box(7))
    for (const hold of holds) {
      const [x, y] = [hold.x - mat.x, hold.y - mat.y + lift]
      brush.fillStyle = seat
      brush.fill(roundedBox(x, y, card.width, card.height, card.width * 0.075))
      brush.fill(roundedBox(x, y + hold.height - lift - plate + 3, card.width, plate - 3, 8))
    }
  })
}
