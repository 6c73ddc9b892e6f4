import { Container, Sprite } from 'pixi.js'
import { easeOut } from '../../shell/stage/frames.ts'
import type { CardSheet } from './card-sheet.ts'

/** Shade over a card that is seen edge on, over a dimmed one, and a card's shadow. */
const [edgeShade, dimmed, shadow] = [0.42, 0.52, 0.3]
/** Parts of the card's width: where its shadow falls, and how high it rises while it turns over. */
const [shadowX, shadowY, rises] = [0.02, 0.035, 0.14]

export interface CardLook<Name> {
  /** Null shows the back. */
  readonly face: Name | null
  readonly dim: boolean
}

/** The sprites of a card around its container's origin. */
export function createCardView<Name extends string>(dress: CardSheet<Name>) {
  const container = new Container()
  const [fallen, ring, picture, shade] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const body = new Container()
  for (const sprite of [fallen, ring, picture, shade]) sprite.anchor.set(0.5)
  body.addChild(ring, picture, shade)
  container.addChild(fallen, body)
  ring.visible = false
  fallen.alpha = shadow
  let sheet = dress

  /** `rise`: 0 for a card that lies, 1 for one that is seen edge on. */
  const show = ({ face, dim }: CardLook<Name>, { rise, across }: { rise: number; across: number }) => {
    const { width } = sheet
    picture.texture = face === null ? sheet.back : sheet.faces[face]
    body.scale.set(across * (1 + 0.06 * rise), 1 + 0.06 * rise)
    body.y = -width * rises * rise
    fallen.position.set(width * (shadowX + 0.06 * rise), width * (shadowY + 0.12 * rise))
    fallen.scale.x = body.scale.x
    shade.alpha = Math.max(dim ? dimmed : 0, edgeShade * rise)
    shade.visible = shade.alpha > 0
  }
  const wear = (next: CardSheet<Name>) => {
    sheet = next
    shade.texture = next.shade
    fallen.texture = next.shade
    ring.texture = next.ring
  }
  wear(dress)

  return {
    container,
    /** Textures of another size or of another density. */
    wear,
    lie: (look: CardLook<Name>): void => show(look, { rise: 0, across: 1 }),
    /** Turned by `angle` radians around its upright axis. */
    turn: (angle: number, look: CardLook<Name>): void =>
      show(look, { rise: Math.sin(angle), across: Math.max(0.02, Math.abs(Math.cos(angle))) }),
    /** The frame of a winning card, which comes closer while `progress` goes to 1. */
    frame: (on: boolean, progress: number): void => {
      ring.visible = on
      ring.alpha = easeOut(progress)
      ring.scale.set(1.14 - 0.14 * easeOut(progress))
    },
  }
}
