import { Container, Sprite } from 'pixi.js'
import { easeInOut, easeOut } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { CardSheet } from './card-sheet.ts'
import { arcAt, type Place, slideAt } from './places.ts'

export type Card<Name extends string> = ReturnType<typeof createCard<Name>>
type Motion = Pick<Stage, 'play' | 'calm' | 'redraw'>

const dealMs = 360
const turnMs = 420
const slideMs = 280
const markMs = 220
/** Shade over a card that is seen edge on, over a dimmed one, and a card's shadow. */
const [edgeShade, dimmed, shadow] = [0.42, 0.52, 0.3]

/**
 * A card of a deck. It knows its face only after `tell`: until then the back is all that is in its sprites, so that nothing on the page gives away a hidden card.
 * Under reduced motion each motion is its end state.
 */
export function createCard<Name extends string>(stage: Motion, dress: CardSheet<Name>) {
  const container = new Container()
  const [fallen, ring, picture, shade] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const body = new Container()
  for (const sprite of [fallen, ring, picture, shade]) sprite.anchor.set(0.5)
  body.addChild(ring, picture, shade)
  container.addChild(fallen, body)
  let sheet = dress
  let face: Name | null = null
  let open = false
  let turning = false
  let dim = false
  let place: Place = { x: 0, y: 0, turn: 0 }

  const show = () => {
    picture.texture = open && face ? sheet.faces[face] : sheet.back
    body.scale.set(1)
    body.position.set(0, 0)
    fallen.position.set(sheet.width * 0.02, sheet.width * 0.035)
    shade.alpha = dim ? dimmed : 0
    shade.visible = shade.alpha > 0
    stage.redraw()
  }
  const put = (next: Place) => {
    place = next
    container.position.set(next.x, next.y)
    container.rotation = next.turn
  }
  const move = async (durationMs: number, at: (progress: number) => Place): Promise<void> => {
    if (!stage.calm()) await stage.play(durationMs, (progress) => put(at(progress)))
    put(at(1))
    stage.redraw()
  }
  const wear = (next: CardSheet<Name>) => {
    sheet = next
    shade.texture = next.shade
    fallen.texture = next.shade
    fallen.alpha = shadow
    ring.texture = next.ring
    show()
  }
  wear(sheet)
  ring.visible = false

  return {
    container,
    /** What the server has told of it; null for a card whose face is hidden. */
    face: (): Name | null => face,
    isOpen: (): boolean => open,
    /** The server has told the face: it may now be turned over or peeked at. */
    tell: (told: Name): void => {
      face = told
    },
    /** Face down again, and without its face. */
    forget: (): void => {
      face = null
      open = false
      dim = false
      ring.visible = false
      show()
    },
    put: (next: Place): void => {
      put(next)
      stage.redraw()
    },
    place: (): Place => place,
    /** Textures of another size or of another density. */
    wear,
    /** Flies along an arc to its place. */
    deal: (from: Place, to: Place): Promise<void> => {
      put(from)
      return move(dealMs, (progress) => arcAt(from, to, progress))
    },
    slide: (to: Place): Promise<void> => {
      const from = place
      return move(slideMs, (progress) => slideAt(from, to, progress))
    },
    /** Turns over to its face, which the server must have told. */
    turnOver: async (): Promise<void> => {
      if (!face) throw new Error('a card was turned over before its face was told')
      if (open || turning) return
      const told = face
      turning = true
      if (!stage.calm())
        await stage.play(turnMs, (progress) => {
          const angle = easeInOut(progress) * Math.PI
          const rise = Math.sin(angle)
          picture.texture = angle < Math.PI / 2 || face !== told ? sheet.back : sheet.faces[told]
          body.scale.set(Math.max(0.02, Math.abs(Math.cos(angle))) * (1 + 0.06 * rise), 1 + 0.06 * rise)
          body.y = -sheet.width * 0.14 * rise
          fallen.position.set(sheet.width * (0.02 + 0.06 * rise), sheet.width * (0.035 + 0.12 * rise))
          fallen.scale.x = body.scale.x
          shade.alpha = Math.max(dim ? dimmed : 0, edgeShade * rise)
          shade.visible = true
        })
      fallen.scale.x = 1
      turning = false
      open = face === told
      show()
    },
    /** Darker than the others, such as a hand that has lost. */
    dim: (on: boolean): void => {
      dim = on
      show()
    },
    /** A golden frame around a winning card. */
    win: async (on: boolean): Promise<void> => {
      ring.visible = on
      ring.alpha = 0
      if (on && !stage.calm())
        await stage.play(markMs, (progress) => {
          ring.alpha = easeOut(progress)
          ring.scale.set(1.14 - 0.14 * easeOut(progress))
        })
      ring.alpha = 1
      stage.redraw()
    },
    /** Hidden while a squeeze shows it. */
    hide: (on: boolean): void => {
      container.visible = !on
      stage.redraw()
    },
  }
}
