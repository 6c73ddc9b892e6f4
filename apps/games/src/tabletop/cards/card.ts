import { easeInOut } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { CardSheet } from './card-sheet.ts'
import { createCardView } from './card-view.ts'
import { arcAt, type Place, slideAt } from './places.ts'

export type Card<Name extends string> = ReturnType<typeof createCard<Name>>
type Motion = Pick<Stage, 'play' | 'calm' | 'redraw'>

const dealMs = 360
const turnMs = 420
const slideMs = 280
const markMs = 220

/**
 * A card of a deck. It knows its face only after `tell`: until then the back is all that is in its sprites, so that nothing on the page gives away a hidden card. Under reduced
 * motion each motion is its end state.
 */
export function createCard<Name extends string>(stage: Motion, dress: CardSheet<Name>) {
  const view = createCardView(dress)
  const { container } = view
  let face: Name | null = null
  let [open, turning, dim] = [false, false, false]
  let place: Place = { x: 0, y: 0, turn: 0 }
  const show = () => {
    view.lie({ face: open ? face : null, dim })
    stage.redraw()
  }
  const put = (next: Place) => {
    place = next
    container.position.set(next.x, next.y)
    container.rotation = next.turn
    stage.redraw()
  }
  const move = async (durationMs: number, at: (progress: number) => Place): Promise<void> => {
    if (!stage.calm()) await stage.play(durationMs, (progress) => put(at(progress)))
    put(at(1))
  }
  show()

  return {
    container,
    /** The face that the server has told; null for a card whose face is hidden. */
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
      view.frame(false, 1)
      show()
    },
    put,
    place: (): Place => place,
    /** Textures of another size or of another density. */
    wear: (next: CardSheet<Name>): void => {
      view.wear(next)
      show()
    },
    /** Flies along an arc to its place. */
    deal: (from: Place, to: Place): Promise<void> => {
      put(from)
      return move(dealMs, (progress) => arcAt(from, to, progress))
    },
    slide: (to: Place, from = place): Promise<void> => move(slideMs, (progress) => slideAt(from, to, progress)),
    /** Turns over to its face, which the server must have told. */
    turnOver: async (): Promise<void> => {
      if (face === null) throw new Error('a card was turned over before its face was told')
      if (open || turning) return
      const told = face
      turning = true
      const turn = (angle: number) =>
        view.turn(angle, { face: angle < Math.PI / 2 || face !== told ? null : told, dim })
      if (!stage.calm()) await stage.play(turnMs, (progress) => turn(easeInOut(progress) * Math.PI))
      turning = false
      open = face === told
      show()
    },
    /** Darker than the others, such as a hand that has lost. */
    dim: (on: boolean): void => {
      dim = on
      if (!turning) show()
    },
    /** A golden frame around a winning card. */
    win: async (on: boolean): Promise<void> => {
      if (on && !stage.calm()) await stage.play(markMs, (progress) => view.frame(true, progress))
      view.frame(on, 1)
      stage.redraw()
    },
  }
}
