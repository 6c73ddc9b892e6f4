import type { Container } from 'pixi.js'
import type { Rectangle } from '../../shell/hud/hud.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { DealerLook } from './dealer-look.ts'
import { createFigure, eyesAt, figureHeight, figureWidth } from './figure.ts'
import { breathAt, follow, type Gaze, gazeAt, lidsAt, type Spot } from './gaze.ts'
import { type Act, lengthOf, momentOf } from './poses.ts'

export type { Act } from './poses.ts'

export interface Dealer {
  readonly container: Container
  /** The dealer fits into this rectangle of the page; its lower edge is that of the table. */
  layOut(rect: Rectangle, density: number): void
  /** Resolves at its end, or when another act begins; at once where nothing may move. */
  act(act: Act): Promise<void>
  /** A point of the page; null looks at the player. */
  lookAt(point: Spot | null): void
}

type DealerStage = Pick<Stage, 'play' | 'calm' | 'sways' | 'onIdleFrame' | 'redraw' | 'retire' | 'nowMs'>

/**
 * A dealer who sits behind the table: breathes, blinks, follows the game with the eyes, and gestures. On a 2D canvas only gestures move, and under reduced motion nothing does: the dealer sits at rest and looks at
 * the player.
 */
export function createDealer(stage: DealerStage, look: DealerLook): Dealer {
  const figure = createFigure(look)
  let [moment, acting] = [momentOf('rest', 0), 0]
  let place = { x: 0, y: 0, scale: 1 }
  let target: Spot | null = null
  let gaze: Gaze = { x: 0, y: 0 }
  const show = () => {
    const moves = stage.sways()
    const [lids, breath] = moves ? [lidsAt(stage.nowMs()), breathAt(stage.nowMs())] : (['open', 0] as const)
    figure.show({ moment, gaze, lids, breath })
  }
  const wanted = (): Gaze =>
    stage.calm()
      ? { x: 0, y: 0 }
      : gazeAt(target, {
          eyes: { x: place.x + eyesAt.x * place.scale, y: place.y + eyesAt.y * place.scale },
          height: figureHeight * place.scale,
        })
  stage.onIdleFrame((elapsedMs) => {
    if (!stage.sways()) return
    gaze = follow(gaze, wanted(), elapsedMs)
    show()
  })
  show()
  return {
    container: figure.container,
    act: async (act) => {
      acting += 1
      const begun = acting
      const from = moment
      if (!stage.calm() && lengthOf(act) > 0)
        await stage.play(lengthOf(act), (progress) => {
          if (acting !== begun) return
          moment = joined(from, act, progress * lengthOf(act))
          show()
        })
      if (acting !== begun) return
      moment = momentOf('rest', 0)
      show()
      stage.redraw()
    },
    lookAt: (point) => {
      target = point
      if (stage.sways()) return
      gaze = wanted()
      show()
      stage.redraw()
    },
    layOut: ({ x, y, width, height }, density) => {
      const scale = Math.max(0.05, Math.min(height / figureHeight, width / figureWidth))
      place = { x: x + width / 2, y: y + height, scale }
      const before = figure.layOut({ scale, density })
      if (before) stage.retire(before)
      figure.container.position.set(place.x, place.y)
      gaze = wanted()
      show()
      stage.redraw()
    },
  }
}

/** An act that follows another one takes this long to take over from where the arms are. */
const joinMs = 260

function joined(from: ReturnType<typeof momentOf>, act: Act, atMs: number): ReturnType<typeof momentOf> {
  const to = momentOf(act, atMs)
  const part = Math.min(1, atMs / joinMs)
  if (part >= 1) return to
  const arm = (side: 'left' | 'right') => ({
    upper: from[side].upper + (to[side].upper - from[side].upper) * part,
    fore: from[side].fore + (to[side].fore - from[side].fore) * part,
    hand: from[side].hand + (to[side].hand - from[side].hand) * part,
  })
  return {
    ...to,
    left: arm('left'),
    right: arm('right'),
    bow: from.bow + (to.bow - from.bow) * part,
    lean: from.lean + (to.lean - from.lean) * part,
  }
}
