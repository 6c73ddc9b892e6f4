import { Container } from 'pixi.js'
import { easeOut } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Card } from './card.ts'
import type { Face } from './faces.ts'
import { createFlap } from './flap.ts'
import { type Fold, foldAt, type Grip, gripAt, type Point, type Size } from './fold.ts'
import type { Back } from './paint-back.ts'
import { cardHeight, cardWidth } from './paint-face.ts'
import { enough, type FoldSide, partOf, pulled, sideOf } from './pulled.ts'

export type Squeeze = ReturnType<typeof createSqueeze>

const springMs = 180

/**
 * A card that is peeked at: a finger lifts a corner or an edge, and the flap shows that part of the face, without index, as far as it is lifted. Points are those of the container around it, whichever
 * way the card lies. A face is painted only when a card that knows it is taken up.
 */
export function createSqueeze(stage: Pick<Stage, 'play' | 'calm' | 'redraw' | 'retire'>, back: Back) {
  const container = new Container()
  const flap = createFlap(stage)
  container.addChild(flap.sprite)
  container.visible = false
  let held: { readonly card: Card<Face>; readonly size: Size } | null = null
  let grip: Grip | null = null
  let finger: Point = { x: 0, y: 0 }
  let fold: Fold | null = null

  const paint = () => {
    if (!held) return
    fold = grip && foldAt(held.size, grip, finger)
    flap.paint(fold)
    stage.redraw()
  }
  const letGo = () => {
    if (held) held.card.container.visible = true
    held = null
    grip = null
    fold = null
    container.visible = false
    stage.redraw()
  }

  return {
    container,
    /** Shows `card`, which lies face down, in its place, `width` wide. */
    take: (card: Card<Face>, { width, density }: { width: number; density: number }): void => {
      letGo()
      const size = { width, height: (width * cardHeight) / cardWidth }
      held = { card, size }
      flap.take({ size, density, back, face: card.face() })
      const { x, y, turn } = card.place()
      container.position.set(x, y)
      container.rotation = turn
      container.visible = true
      card.container.visible = false
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
    /** How the card is held, as others are told of it; null while nobody holds it. */
    turned: (): { readonly from: FoldSide; readonly part: number } | null =>
      grip && { from: sideOf(grip), part: partOf(fold?.share ?? 0) },
    /** Shows a fold that somebody else makes. */
    fold: (from: FoldSide, part: number): void => {
      if (!held) return
      const pull = pulled(held.size, from, part)
      ;[grip, finger] = [pull.grip, pull.to]
      paint()
    },
    /** The finger lets go: the flap falls back. True if enough had been seen, and the card is then to be turned over. */
    release: async (): Promise<boolean> => {
      const turned = (fold?.share ?? 0) >= enough
      const [from, to] = [finger, grip ?? finger]
      const fall = (progress: number) => {
        finger = between(from, to, easeOut(progress))
        paint()
      }
      if (!stage.calm()) await stage.play(springMs, fall)
      fall(1)
      if (turned) letGo()
      return turned
    },
    /** Puts the card back, such as where the player asks for it to be turned over at once. */
    letGo,
  }
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** A point of the table, from the top left of the card. */
function onCard({ x, y }: Point, { card, size }: { card: Card<Face>; size: Size }): Point {
  const { x: middleX, y: middleY, turn } = card.place()
  const [dx, dy] = [x - middleX, y - middleY]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { x: dx * cos + dy * sin + size.width / 2, y: dy * cos - dx * sin + size.height / 2 }
}
