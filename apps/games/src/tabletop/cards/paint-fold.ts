import { type Brush, roundedBox } from '../pen.ts'
import { ink, paper } from '../pigments.ts'
import { beyond, cornersOf, type Fold, type Size } from './fold.ts'
import { cardRadius, cardWidth } from './paint-face.ts'

export interface Sides {
  readonly back: CanvasImageSource
  /** The face without index; null before the server has told it, when the flap is blank. */
  readonly face: CanvasImageSource | null
}

/** Paints a card that lies face down and is folded at `fold`: the flap shows the part of the face that was under it, and nothing else of the face is painted. */
export function paintFold(brush: Brush, { width, height }: Size, { back, face }: Sides, fold: Fold | null): void {
  const card = roundedBox(0, 0, width, height, (cardRadius * width) / cardWidth)
  if (!fold) {
    brush.drawImage(back, 0, 0, width, height)
    return
  }
  brush.save()
  brush.clip(halfPlane(fold, { width, height }))
  brush.drawImage(back, 0, 0, width, height)
  brush.clip(card)
  shadeAlong(brush, fold, { width, height }, [
    [0, 'rgb(10 6 20 / 0.55)'],
    [0.5, 'rgb(10 6 20 / 0.2)'],
    [1, 'rgb(10 6 20 / 0)'],
  ])
  brush.restore()

  brush.save()
  brush.transform(...fold.face)
  // in the coordinates of the face: what was lifted, seen from the other side
  const under = new Path2D()
  for (const { x, y } of fold.lifted) under.lineTo(width - x, y)
  under.closePath()
  brush.save()
  brush.clip(under)
  brush.fillStyle = paper
  brush.fill(card)
  if (face) brush.drawImage(face, 0, 0, width, height)
  brush.restore()
  brush.clip(under)
  brush.strokeStyle = ink
  brush.lineWidth = Math.max(1.2, width * 0.014) * 2
  brush.clip(card)
  brush.stroke(card)
  brush.restore()

  brush.save()
  brush.clip(flapOf(fold, { width, height }))
  shadeAlong(brush, fold, { width, height }, [
    [0, 'rgb(10 6 20 / 0.34)'],
    [0.22, 'rgb(255 255 255 / 0.22)'],
    [0.5, 'rgb(10 6 20 / 0.06)'],
    [1, 'rgb(10 6 20 / 0.12)'],
  ])
  brush.restore()
}

/** The part of the table where the card still lies. */
function halfPlane({ at, normal }: Pick<Fold, 'at' | 'normal'>, { width, height }: Size): Path2D {
  const margin = width + height
  const around = cornersOf({ width: width + 2 * margin, height: height + 2 * margin }).map(({ x, y }) => ({
    x: x - margin,
    y: y - margin,
  }))
  const shape = new Path2D()
  for (const { x, y } of beyond(around, at, { x: -normal.x, y: -normal.y })) shape.lineTo(x, y)
  shape.closePath()
  return shape
}

/** The outline of the flap with the card's round corners. */
function flapOf(fold: Fold, { width, height }: Size): Path2D {
  const [a, b, c, d, e, f] = fold.face
  const card = new Path2D()
  card.addPath(roundedBox(0, 0, width, height, (cardRadius * width) / cardWidth), new DOMMatrix([a, b, c, d, e, f]))
  return card
}

/** Light and shade from the fold over what lies on the table's side of it. */
function shadeAlong(
  brush: Brush,
  { at, normal }: Fold,
  { width, height }: Size,
  stops: readonly (readonly [part: number, colour: string])[],
): void {
  const reach = width * 0.34
  const shade = brush.createLinearGradient(at.x, at.y, at.x - normal.x * reach, at.y - normal.y * reach)
  for (const [part, colour] of stops) shade.addColorStop(part, colour)
  brush.save()
  brush.clip(halfPlane({ at, normal }, { width, height }))
  brush.fillStyle = shade
  brush.fillRect(-2 * width, -2 * height, 5 * width, 5 * height)
  brush.restore()
}
