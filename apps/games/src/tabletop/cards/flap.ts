import { CanvasSource, Sprite, Texture } from 'pixi.js'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Brush } from '../pen.ts'
import type { Face } from './faces.ts'
import type { Fold, Size } from './fold.ts'
import { type Back, paintBack } from './paint-back.ts'
import { paintFace } from './paint-face.ts'
import { paintFold, type Sides } from './paint-fold.ts'

/** Room for the flap at each side, as a part of the card's size. */
const margin = 0.5

/** The picture of a folded card, painted again for each fold. Its sprite's middle is the card's. */
export function createFlap(stage: Pick<Stage, 'retire'>) {
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser has no 2D canvas')
  let size: Size = { width: 1, height: 1 }
  let density = 1
  let sides: Sides | null = null

  return {
    sprite,
    /** Takes up a card. The face is painted only here, if it is known. */
    take: (next: { size: Size; density: number; back: Back; face: Face | null }): void => {
      size = next.size
      density = next.density
      const { face } = next
      const { width, height } = size
      sides = {
        back: side(next, (sideBrush) => paintBack(sideBrush, next.back, size)),
        face: face && side(next, (sideBrush) => paintFace(sideBrush, face, { width, index: false })),
      }
      canvas.width = Math.ceil(width * (1 + 2 * margin) * density)
      canvas.height = Math.ceil(height * (1 + 2 * margin) * density)
      stage.retire(sprite.texture)
      sprite.texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution: density }) })
    },
    paint: (fold: Fold | null): void => {
      if (!sides) return
      brush.setTransform(1, 0, 0, 1, 0, 0)
      brush.clearRect(0, 0, canvas.width, canvas.height)
      brush.setTransform(density, 0, 0, density, size.width * margin * density, size.height * margin * density)
      paintFold(brush, size, sides, fold)
      sprite.texture.source.update()
    },
  }
}

function side(
  { size: { width, height }, density }: { size: Size; density: number },
  paint: (brush: Brush) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * density)
  canvas.height = Math.ceil(height * density)
  const brush = canvas.getContext('2d')
  brush?.scale(density, density)
  if (brush) paint(brush)
  return canvas
}
