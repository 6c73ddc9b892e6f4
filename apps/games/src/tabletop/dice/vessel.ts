import { Container, Sprite } from 'pixi.js'
import { easeInOut, easeOut } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Brush } from '../pen.ts'
import { vesselFoot, vesselSize } from './paint-cups.ts'

export type Vessel = ReturnType<typeof createVessel>

const [coverMs, shakeMs, liftMs] = [260, 900, 520]
/** How far it is lifted, as a part of its size. */
const rise = 0.82

/** A cup or a bowl that covers dice: `paint` draws it in a space of `vesselSize`. The container's origin is the middle of what it covers. */
export function createVessel(stage: Pick<Stage, 'play' | 'calm' | 'redraw' | 'retire'>, paint: (brush: Brush) => void) {
  const container = new Container()
  const [shadow, cup] = [new Sprite(), new Sprite()]
  shadow.anchor.set(0.5)
  cup.anchor.set(0.5, vesselFoot / vesselSize)
  container.addChild(shadow, cup)
  let size = 1
  let lifted = 1

  const put = (lift: number, { x = 0, turn = 0 } = {}) => {
    lifted = lift
    cup.position.set(x + lift * size * 0.2, size * 0.08 - lift * size * rise)
    cup.rotation = turn + lift * 0.22
    cup.alpha = lift > 0.72 ? Math.max(0, 1 - (lift - 0.72) / 0.28) : 1
    cup.visible = lift < 1
    shadow.visible = cup.visible
    shadow.alpha = 1 - lift * 0.8
    shadow.position.set(x + lift * size * 0.3, 0)
    stage.redraw()
  }
  const move = async (durationMs: number, step: (progress: number) => void) => {
    if (!stage.calm()) await stage.play(durationMs, step)
    step(1)
  }
  put(1)

  return {
    container,
    /** Its width in CSS pixels. */
    layOut: (next: { size: number; density: number }): void => {
      size = next.size
      for (const { texture } of [cup, shadow]) stage.retire(texture)
      cup.texture = painted({ width: size, height: size, density: next.density }, (brush) => {
        brush.scale(size / vesselSize, size / vesselSize)
        paint(brush)
      })
      shadow.texture = painted({ width: size * 1.5, height: size, density: Math.min(1, next.density) }, (brush) => {
        brush.translate(size * 0.78, size * 0.5)
        brush.scale(1, 0.42)
        const shade = brush.createRadialGradient(0, 0, size * 0.26, 0, 0, size * 0.66)
        shade.addColorStop(0, 'rgb(8 6 16 / 0.6)')
        shade.addColorStop(1, 'rgb(8 6 16 / 0)')
        brush.fillStyle = shade
        brush.fillRect(-size, -size, 2 * size, 2 * size)
      })
      put(lifted)
    },
    /** Down at once. */
    stand: (): void => put(0),
    isDown: (): boolean => lifted === 0,
    /** Comes down over the dice. */
    cover: (): Promise<void> => move(coverMs, (progress) => put(1 - progress ** 2)),
    /** Slides to and fro on the table, with the dice in it. */
    shake: (): Promise<void> =>
      move(shakeMs, (progress) => {
        const swing = Math.sin(progress * Math.PI * 7) * (1 - easeOut(progress)) ** 0.5
        put(0, { x: progress < 1 ? swing * size * 0.16 : 0, turn: progress < 1 ? swing * 0.07 : 0 })
      }),
    /** Rises off the dice, which must lie there by now. */
    lift: (): Promise<void> => move(liftMs, (progress) => put(easeInOut(progress))),
  }
}
