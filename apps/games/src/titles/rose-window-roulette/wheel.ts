import { Container, Sprite, Texture } from 'pixi.js'
import type { TableLayout } from '../../engines/table/layout.ts'
import type { TableReveal, TableSetting } from '../../engines/table/table-title.ts'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { createDrifting } from '../../win/drifting.ts'
import { createRolling } from './rolling.ts'
import { paintHall, paintPlate, paintWheel } from './wheel-painting.ts'

const ballPart = 0.08
/** Of the wheel behind a felt: a window in the dark. */
const behindAlpha = 0.16

/** The hall, and the rose window that is a wheel. The ball runs from the press on; when the number is known, its way to that pocket is planned from where it is. */
export function createWheel(
  setting: TableSetting,
  { wheel: order }: { readonly wheel: readonly number[] },
): TableReveal {
  const { stage, drawings, tableSounds } = setting
  const sprites = createSprites(stage, drawings, order)
  const { whole, ball, wheel, plate } = sprites
  const panes = createDrifting(
    stage,
    drawings,
    ['rose', 'gold', 'sky'].map((colour) => `scenery/pane-${colour}`),
  )
  const container = new Container()
  container.addChild(sprites.hall, whole, panes.container)
  let layout: TableLayout | null = null
  const radius = () => (layout?.reveal.width ?? 200) / 2
  const rolling = createRolling({ stage, tableSounds, wheel, ball, radius })
  const appear = (value: boolean) => {
    whole.alpha = layout?.covers && !value ? behindAlpha : 1
    stage.redraw()
  }
  const rest = () => {
    rolling.stop()
    plate.visible = false
    ball.visible = false
    appear(false)
  }
  return {
    container,
    begin: () => {
      plate.visible = false
      ball.visible = !stage.calm()
      appear(true)
      if (!stage.calm()) rolling.run()
    },
    show: async ({ face }) => {
      appear(true)
      ball.visible = true
      await rolling.settle(order.indexOf(Number(face)))
      sprites.showNumber(face, radius())
      await stage.play(stage.calm() ? 0 : 260, (progress) => {
        plate.alpha = progress
        plate.scale.set(0.8 + 0.2 * easeOut(progress))
      })
    },
    giveWay: () => appear(false),
    halt: rest,
    clear: rest,
    celebration: panes.celebration,
    layOut: (next) => {
      layout = next
      sprites.layOut(next)
      panes.layOut({ view: next.view, x: whole.x, y: whole.y, radius: radius() })
      rolling.layOut()
      appear(ball.visible)
    },
  }
}

function createSprites(stage: Stage, drawings: Drawings, order: readonly number[]) {
  const [hall, rim, wheel, ball, plate] = [new Sprite(), new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const whole = new Container()
  for (const sprite of [rim, wheel, ball, plate]) sprite.anchor.set(0.5)
  whole.addChild(rim, wheel, ball, plate)
  ball.visible = false
  plate.visible = false
  let density = 1
  return {
    hall,
    whole,
    wheel,
    ball,
    plate,
    showNumber: (face: string, radius: number): void => {
      stage.retire(plate.texture)
      plate.texture = paintPlate(face, { side: radius * 0.5, density })
      plate.visible = true
    },
    layOut: ({ view, reveal }: TableLayout): void => {
      density = view.density
      const radius = reveal.width / 2
      for (const { texture } of [hall, rim, wheel, ball, plate]) stage.retire(texture)
      hall.texture = paintHall(drawings.picture('scenery/hall'), view)
      rim.texture = pictureTexture(drawings.picture('scenery/rim'), { width: radius * 2, height: radius * 2, density })
      wheel.texture = paintWheel(drawings.picture('scenery/wheel'), order, { side: radius * 1.9, density })
      const size = Math.max(10, radius * ballPart)
      ball.texture = pictureTexture(drawings.picture('scenery/ball'), { width: size, height: size, density })
      plate.texture = Texture.EMPTY
      plate.visible = false
      whole.position.set(reveal.x + reveal.width / 2, reveal.y + reveal.height / 2)
    },
  }
}
