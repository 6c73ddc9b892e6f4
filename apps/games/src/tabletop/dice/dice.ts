import { Container, Texture } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { DieFace } from './die.ts'
import { createDieView, type DieSize } from './die-view.ts'
import { type DieColours, paintDieShadow } from './paint-die.ts'
import { type Pose, planRest, planThrow } from './tumble.ts'

export type Dice = ReturnType<typeof createDice>

const throwMs = 1500
/** Dice leave the hand one after the other: a part of the time of the throw. */
const late = 0.06

/**
 * Dice on a table around the container's origin. There are none before the faces are told: `lie` shows them at rest, `tumble` lets them roll to where they lie. Under reduced
 * motion they lie at once.
 */
export function createDice(stage: Pick<Stage, 'play' | 'calm' | 'redraw' | 'retire'>, colours: DieColours) {
  const container = new Container()
  const [shadows, bodies] = [new Container(), new Container()]
  bodies.sortableChildren = true
  container.addChild(shadows, bodies)
  let size: DieSize = { edge: 1, density: 1 }
  let shadow = Texture.EMPTY
  let dice: ReturnType<typeof createDieView>[] = []

  const clear = () => {
    for (const die of dice) {
      stage.retire(die.texture)
      die.destroy()
    }
    dice = []
    stage.redraw()
  }
  const lay = (poses: readonly Pose[]) => {
    for (const [index, pose] of poses.entries()) dice[index]?.show(pose)
    stage.redraw()
  }
  const begin = (count: number) => {
    clear()
    dice = Array.from({ length: count }, () => createDieView(size, { colours, shadow }))
    for (const die of dice) die.addTo({ bodies, shadows })
  }

  return {
    container,
    /** Takes the dice away. */
    layOut: (next: DieSize): void => {
      clear()
      size = next
      stage.retire(shadow)
      const side = size.edge * 2.4
      shadow = painted({ width: side, height: side, density: Math.min(1, size.density) }, (brush) => {
        brush.translate(side / 2, side / 2)
        paintDieShadow(brush, size.edge)
      })
    },
    clear,
    /** At rest, such as under a cup that is about to be lifted. `random`: numbers in 0 … 1, for the looks only. */
    lie: (faces: readonly DieFace[], random: () => number): void => {
      begin(faces.length)
      lay(planRest(faces, random))
    },
    /** Thrown in the direction of `heading`, in radians from the right; away from the player is a quarter turn. `from`: where on their way they are first seen, such as under a vessel. */
    tumble: async (
      faces: readonly DieFace[],
      { heading, random, from = 0 }: { heading: number; random: () => number; from?: number },
    ): Promise<void> => {
      begin(faces.length)
      const tumbles = planThrow(faces, { heading, random })
      const at = (progress: number) =>
        tumbles.map((tumble, index) => tumble((progress - index * late) / (1 - late * (tumbles.length - 1))))
      lay(at(stage.calm() ? 1 : from))
      if (stage.calm()) return
      const thrown = dice
      await stage.play(throwMs * (1 - from), (progress) => {
        // another throw may have taken these away
        if (dice === thrown) lay(at(from + (1 - from) * progress))
      })
    },
  }
}
