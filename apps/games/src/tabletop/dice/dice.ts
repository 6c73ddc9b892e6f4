import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { DieFace } from './die.ts'
import { type DieColours, onScreen, paintDie, paintDieShadow } from './paint-die.ts'
import { type Pose, planRest, planThrow } from './tumble.ts'

export type Dice = ReturnType<typeof createDice>

const throwMs = 1500
/** The side of a die's picture, in edges: room for its diagonal and its contour. */
const room = 2

/**
 * Dice on a table around the container's origin. Nothing is painted before the faces are told: `lie` shows them at rest, `tumble` lets them roll to where they lie.
 * Under reduced motion they lie at once.
 */
export function createDice(stage: Pick<Stage, 'play' | 'calm' | 'redraw' | 'retire'>, colours: DieColours) {
  const container = new Container()
  const [shadows, bodies] = [new Container(), new Container()]
  bodies.sortableChildren = true
  container.addChild(shadows, bodies)
  let edge = 1
  let density = 1
  let shadowTexture = Texture.EMPTY
  let dice: { canvas: HTMLCanvasElement; body: Sprite; shadow: Sprite }[] = []

  const create = () => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(edge * room * density)
    canvas.height = canvas.width
    const body = new Sprite(new Texture({ source: new CanvasSource({ resource: canvas, resolution: density }) }))
    const shadow = new Sprite(shadowTexture)
    body.anchor.set(0.5)
    shadow.anchor.set(0.5)
    shadows.addChild(shadow)
    bodies.addChild(body)
    return { canvas, body, shadow }
  }
  const clear = () => {
    for (const { body, shadow } of dice) {
      stage.retire(body.texture)
      body.destroy()
      shadow.destroy()
    }
    dice = []
    stage.redraw()
  }
  const show = (index: number, { at, turn }: Pose) => {
    const die = dice[index]
    const brush = die?.canvas.getContext('2d')
    if (!die || !brush) return
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.clearRect(0, 0, die.canvas.width, die.canvas.height)
    brush.setTransform(density, 0, 0, density, (edge * room * density) / 2, (edge * room * density) / 2)
    paintDie(brush, turn, { edge, colours })
    die.body.texture.source.update()
    const [x, y] = onScreen(at)
    die.body.position.set(x * edge, y * edge)
    die.body.zIndex = -at[1]
    const lift = Math.max(0, at[2] - 0.5)
    const [groundX, groundY] = onScreen([at[0], at[1], 0])
    die.shadow.position.set((groundX + 0.3 * lift) * edge, (groundY + 0.14 * lift) * edge)
    die.shadow.scale.set(1 + 0.3 * lift)
    die.shadow.alpha = 1 / (1 + lift)
  }
  const lay = (poses: readonly Pose[]) => {
    for (const [index, pose] of poses.entries()) show(index, pose)
    stage.redraw()
  }
  const begin = (count: number) => {
    clear()
    dice = Array.from({ length: count }, create)
  }

  return {
    container,
    /** The length of an edge in CSS pixels. Takes the dice away. */
    layOut: (size: { edge: number; density: number }): void => {
      clear()
      edge = size.edge
      density = size.density
      stage.retire(shadowTexture)
      const side = edge * 2.4
      shadowTexture = painted({ width: side, height: side, density: Math.min(1, density) }, (brush) => {
        brush.translate(side / 2, side / 2)
        paintDieShadow(brush, 0.5, edge)
      })
    },
    clear,
    /** At rest, such as under a cup that is about to be lifted. */
    lie: (faces: readonly DieFace[], random: () => number): void => {
      begin(faces.length)
      lay(planRest(faces, random))
    },
    /** Thrown in the direction of `heading`, in radians from the right; away from the player is a quarter turn. */
    tumble: async (
      faces: readonly DieFace[],
      { heading, random }: { heading: number; random: () => number },
    ): Promise<void> => {
      begin(faces.length)
      const tumbles = planThrow(faces, { heading, random })
      lay(tumbles.map((tumble) => tumble(stage.calm() ? 1 : 0)))
      // one after the other, as from a hand
      const late = 0.06
      if (!stage.calm())
        await stage.play(throwMs, (progress) => {
          for (const [index, tumble] of tumbles.entries())
            show(index, tumble((progress - index * late) / (1 - late * (tumbles.length - 1))))
        })
      lay(tumbles.map((tumble) => tumble(1)))
    },
    /** Fainter, such as dice of another game. */
    dim: (on: boolean): void => {
      container.alpha = on ? 0.5 : 1
      stage.redraw()
    },
  }
}
