import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import { easeOut } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Card } from './card.ts'
import type { Face } from './faces.ts'
import { type Fold, foldAt, type Grip, gripAt, type Point, type Size } from './fold.ts'
import { type Back, paintBack } from './paint-back.ts'
import { cardHeight, cardWidth, paintFace } from './paint-face.ts'
import { paintFold } from './paint-fold.ts'

export type Squeeze = ReturnType<typeof createSqueeze>

/** A card is turned over where more of it than this has been lifted. */
const enough = 0.34
const springMs = 180
/** Room for the flap at each side, as a part of the card's size. */
const margin = 0.5

/**
 * A card that is peeked at: a finger lifts a corner or an edge, and the flap shows that part of the face, without index, as far as it is lifted. Points are those of the container around it, whichever
 * way the card lies. The face is painted only when a card that knows it is taken up.
 */
export function createSqueeze(stage: Pick<Stage, 'play' | 'calm' | 'redraw' | 'retire'>, back: Back) {
  const container = new Container()
  const sprite = new Sprite()
  container.addChild(sprite)
  container.visible = false
  const flap = document.createElement('canvas')
  const brush = flap.getContext('2d')
  if (!brush) throw new Error('this browser has no 2D canvas')
  let held: { card: Card<Face>; size: Size; back: HTMLCanvasElement; face: HTMLCanvasElement | null } | null = null
  let density = 1
  let grip: Grip | null = null
  let finger: Point = { x: 0, y: 0 }
  let fold: Fold | null = null

  const paint = () => {
    if (!held) return
    const { width, height } = held.size
    fold = grip && foldAt(held.size, grip, finger)
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.clearRect(0, 0, flap.width, flap.height)
    brush.setTransform(density, 0, 0, density, width * margin * density, height * margin * density)
    paintFold(brush, held.size, held, fold)
    sprite.texture.source.update()
    stage.redraw()
  }
  const side = ({ width, height }: Size, draw: (brush: CanvasRenderingContext2D) => void) => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(width * density)
    canvas.height = Math.ceil(height * density)
    const sideBrush = canvas.getContext('2d')
    sideBrush?.scale(density, density)
    if (sideBrush) draw(sideBrush)
    return canvas
  }
  const letGo = () => {
    held?.card.hide(false)
    held = null
    grip = null
    fold = null
    container.visible = false
    stage.redraw()
  }

  return {
    container,
    /** Shows `card`, which lies face down, in its place, `width` wide. */
    take: (card: Card<Face>, options: { width: number; density: number }): void => {
      letGo()
      density = options.density
      const size = { width: options.width, height: (options.width * cardHeight) / cardWidth }
      const face: Face | null = card.face()
      held = {
        ...{ card, size },
        back: side(size, (sideBrush) => paintBack(sideBrush, back, size)),
        face: face && side(size, (sideBrush) => paintFace(sideBrush, face, { width: size.width, index: false })),
      }
      flap.width = Math.ceil(size.width * (1 + 2 * margin) * density)
      flap.height = Math.ceil(size.height * (1 + 2 * margin) * density)
      stage.retire(sprite.texture)
      sprite.texture = new Texture({ source: new CanvasSource({ resource: flap, resolution: density }) })
      sprite.anchor.set(0.5)
      const { x, y, turn } = card.place()
      container.position.set(x, y)
      container.rotation = turn
      container.visible = true
      card.hide(true)
      paint()
    },
    /** The finger touches the card at a point. */
    grip: (touch: Point): void => {
      if (!held) return
      grip = gripAt(held.size, onCard(touch, held))
      finger = grip
    },
    move: (to: Point): void => {
      if (!held) return
      finger = onCard(to, held)
      paint()
    },
    /** How much of the card is lifted, 0 … 1. */
    lifted: (): number => fold?.share ?? 0,
    /** The finger lets go: the flap falls back. True if enough had been seen, and the card is then to be turned over. */
    release: async (): Promise<boolean> => {
      const turned = (fold?.share ?? 0) >= enough
      const [from, to] = [finger, grip ?? finger]
      if (!stage.calm())
        await stage.play(springMs, (progress) => {
          const part = easeOut(progress)
          finger = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
          paint()
        })
      finger = to
      paint()
      if (turned) letGo()
      return turned
    },
    /** Puts the card back, such as where the player asks for it to be turned over at once. */
    letGo,
  }
}

/** A point of the table, from the top left of the card. */
function onCard({ x, y }: Point, { card, size }: { card: Card<Face>; size: Size }): Point {
  const { x: middleX, y: middleY, turn } = card.place()
  const [dx, dy] = [x - middleX, y - middleY]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { x: dx * cos + dy * sin + size.width / 2, y: dy * cos - dx * sin + size.height / 2 }
}
