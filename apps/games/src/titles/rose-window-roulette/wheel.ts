import { Container, Sprite, Texture } from 'pixi.js'
import type { TableLayout } from '../../engines/table/layout.ts'
import type { TableReveal, TableSetting } from '../../engines/table/table-title.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { type BallPath, hitsOf, planBall, runningSpeed } from './ball-path.ts'
import { createPanes } from './panes.ts'
import { paintHall, paintPlate, paintWheel } from './wheel-painting.ts'

const turn = Math.PI * 2
/** Of the wheel while the ball runs, in radians a second. */
const wheelSpeed = turn / 7
/** Parts of the wheel's radius: where the ball runs, and where it lies in a pocket. */
const onRim = 0.925
const inPocket = 0.7
const ballPart = 0.08

/** The hall, and the rose window that is a wheel. The ball runs from the press on; when the number is known, its way to that pocket is planned from where it is. */
export function createWheel(
  setting: TableSetting,
  { wheel: order }: { readonly wheel: readonly number[] },
): TableReveal {
  const { stage, drawings, tableSounds } = setting
  const container = new Container()
  const [hall, rim, wheel, ball, plate] = [new Sprite(), new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const whole = new Container()
  for (const sprite of [rim, wheel, ball, plate]) sprite.anchor.set(0.5)
  const panes = createPanes(stage, drawings)
  whole.addChild(rim, wheel, ball, plate)
  container.addChild(hall, whole, panes.container)
  ball.visible = false
  plate.visible = false

  let radius = 100
  let covers = false
  let density = 1
  /** Of the ball against the wheel, in radians. */
  let angle = 0
  let stopRunning = () => {}

  const put = (distance: number) => {
    const from = radius * (inPocket + (onRim - inPocket) * distance)
    const direction = wheel.rotation + angle - Math.PI / 2
    ball.position.set(Math.cos(direction) * from, Math.sin(direction) * from)
  }
  const appear = (value: boolean) => {
    whole.alpha = covers && !value ? 0.16 : 1 // behind the felt it is a window in the dark
    stage.redraw()
  }
  const run = () => {
    stopRunning()
    let lastMs = stage.nowMs()
    stopRunning = stage.onFrame((_, nowMs) => {
      const seconds = Math.max(0, (nowMs - lastMs) / 1000)
      lastMs = nowMs
      wheel.rotation += wheelSpeed * seconds
      angle -= runningSpeed * seconds
      put(1)
    })
  }
  const follow = async (path: BallPath) => {
    const from = wheel.rotation
    const hits = [...hitsOf(path)]
    let heard = 0
    await stage.play(path.seconds * 1000, (progress) => {
      const second = progress * path.seconds
      // the wheel slows down evenly, too, and stands when the ball lies
      wheel.rotation = from + wheelSpeed * (second - second ** 2 / (2 * path.seconds))
      angle = path.angleAt(second)
      put(path.distanceAt(second))
      while (heard < hits.length && second >= (hits[heard] ?? 0)) tableSounds.tick(heard++)
    })
  }
  const showPlate = (face: string) => {
    stage.retire(plate.texture)
    plate.texture = paintPlate(face, { side: radius * 0.5, density })
    plate.visible = true
    return stage.play(stage.calm() ? 0 : 260, (progress) => {
      plate.alpha = progress
      plate.scale.set(0.8 + 0.2 * easeOut(progress))
    })
  }

  return {
    container,
    begin: () => {
      plate.visible = false
      ball.visible = !stage.calm()
      appear(true)
      if (!stage.calm()) run()
    },
    show: async ({ face }) => {
      stopRunning()
      appear(true)
      const pocket = order.indexOf(Number(face))
      const path = planBall({ from: angle, pocket })
      ball.visible = true
      if (stage.calm()) {
        angle = path.angleAt(path.seconds)
        put(0)
      } else await follow(path)
      await showPlate(face)
    },
    giveWay: () => appear(false),
    halt: () => {
      stopRunning()
      ball.visible = false
      appear(false)
    },
    clear: () => {
      stopRunning()
      plate.visible = false
      ball.visible = false
      appear(false)
    },
    celebration: panes.celebration,
    layOut: (layout: TableLayout) => {
      const { view, reveal } = layout
      covers = layout.covers
      density = view.density
      radius = reveal.width / 2
      for (const sprite of [hall, rim, wheel, ball, plate])
        if (sprite.texture !== Texture.EMPTY) stage.retire(sprite.texture)
      hall.texture = paintHall(drawings.picture('scenery/hall'), view)
      rim.texture = pictureTexture(drawings.picture('scenery/rim'), { width: radius * 2, height: radius * 2, density })
      wheel.texture = paintWheel(drawings.picture('scenery/wheel'), order, { side: radius * 1.9, density })
      const size = Math.max(10, radius * ballPart)
      ball.texture = pictureTexture(drawings.picture('scenery/ball'), { width: size, height: size, density })
      plate.texture = Texture.EMPTY
      plate.visible = false
      whole.position.set(reveal.x + reveal.width / 2, reveal.y + reveal.height / 2)
      panes.layOut({ view, x: whole.x, y: whole.y, radius })
      put(0)
      appear(ball.visible)
    },
  }
}
