import { Container, Sprite, Texture } from 'pixi.js'
import { easeOut } from '../../../shell/stage/frames.ts'
import { pictureTexture } from '../../../shell/stage/pictures.ts'
import { createDrifting } from '../../../win/drifting.ts'
import type { TableLayout } from '../layout.ts'
import { createRoom } from '../reveal/room.ts'
import type { TableReveal, TableSetting } from '../table-title.ts'
import { createRolling } from './rolling.ts'
import type { WheelLook } from './wheel-look.ts'
import { paintPlate, paintWheel } from './wheel-painting.ts'

const ballPart = 0.08
/** Opacity of the wheel behind a felt: a window in the dark. */
const behindAlpha = 0.16

/** The room (`scenery/room`) and a wheel (`rim`, `wheel`, `ball`). The ball runs from the press on; when the number is known, its way to that pocket is planned from where it is. */
export function createWheel(
  setting: TableSetting,
  look: WheelLook,
  parts = createWheelParts(setting, look),
): TableReveal {
  const { stage } = setting
  const { rolling, ball, plate, container, appear, rest, drifting, layOut, isShown } = parts
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
      await rolling.settle(look.order.indexOf(Number(face)))
      await parts.showNumber(face)
    },
    giveWay: () => appear(false),
    halt: rest,
    clear: rest,
    celebration: drifting.celebration,
    layOut: (next) => {
      layOut(next)
      appear(isShown())
    },
  }
}

export type WheelParts = ReturnType<typeof createWheelParts>

/** The parts of a wheel, without the order in which it shows a round. */
export function createWheelParts(setting: TableSetting, look: WheelLook) {
  const { stage, drawings, tableSounds } = setting
  const room = createRoom(setting)
  const [rim, wheel, ball, plate] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  const [container, back, whole] = [new Container(), new Container(), new Container()]
  for (const sprite of [rim, wheel, ball, plate]) sprite.anchor.set(0.5)
  whole.addChild(rim, wheel, ball, plate)
  ball.visible = false
  plate.visible = false
  const drifting = createDrifting(stage, drawings, look.drifting)
  container.addChild(room.container, back, whole, drifting.container)
  let layout: TableLayout | null = null
  const radius = () => (layout?.reveal.width ?? 200) / 2
  const rolling = createRolling({ stage, tableSounds, wheel, ball, radius })
  const appear = (value: boolean) => {
    whole.alpha = layout?.covers && !value ? behindAlpha : 1
    stage.redraw()
  }
  return {
    container,
    back,
    wheel,
    ball,
    plate,
    rolling,
    drifting,
    appear,
    isShown: () => ball.visible,
    rest: (): void => {
      rolling.stop()
      plate.visible = false
      ball.visible = false
      appear(false)
    },
    /** In the middle of the wheel. */
    showNumber: async (face: string): Promise<void> => {
      stage.retire(plate.texture)
      plate.texture = paintPlate(face, look, { side: radius() * 0.5, density: layout?.view.density ?? 1 })
      plate.visible = true
      await stage.play(stage.calm() ? 0 : 260, (progress) => {
        plate.alpha = progress
        plate.scale.set(0.8 + 0.2 * easeOut(progress))
      })
    },
    layOut: (next: TableLayout): void => {
      layout = next
      const { view, reveal } = next
      const { density } = view
      const side = reveal.width
      for (const { texture } of [rim, wheel, ball, plate]) stage.retire(texture)
      room.layOut(next)
      rim.texture = pictureTexture(drawings.picture('scenery/rim'), { width: side, height: side, density })
      wheel.texture = paintWheel(drawings.picture('scenery/wheel'), look, { side: side * 0.95, density })
      const size = Math.max(10, (side / 2) * ballPart)
      ball.texture = pictureTexture(drawings.picture('scenery/ball'), { width: size, height: size, density })
      plate.texture = Texture.EMPTY
      plate.visible = false
      whole.position.set(reveal.x + side / 2, reveal.y + side / 2)
      drifting.layOut({ view, x: whole.x, y: whole.y, radius: side / 2 })
      rolling.layOut()
    },
  }
}
