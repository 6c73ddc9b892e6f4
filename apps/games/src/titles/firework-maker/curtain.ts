import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** The drawing: panels of 240 units side by side below a rod. */
const drawn = { width: 1200, height: 170, panel: 240, rod: 30 } as const
const mostPanels = 14

/** The short curtain of a shop (noren). Its panels, cut from one drawing, sway one after the other. */
export function createCurtain(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const panels = Array.from({ length: mostPanels }, () => new Sprite())
  const rods = Array.from({ length: 4 }, () => new Sprite())
  container.addChild(...panels, ...rods)
  let still = false
  let whole: Texture | null = null

  stage.onIdleFrame((_, nowMs) => {
    if (still || !stage.sways()) return
    panels.forEach((panel, index) => {
      panel.skew.x = Math.sin(nowMs / 1150 - index * 0.7) * 0.035
      panel.scale.y = 1 + Math.sin(nowMs / 1500 - index * 0.5) * 0.014
    })
  })

  return {
    container,
    setStill: (value: boolean): void => {
      still = value
    },
    layOut: ({ view, curtain: { height } }: Places): void => {
      const scale = height / drawn.height
      const size = { width: drawn.width * scale, height, density: view.density }
      if (whole) stage.retire(whole)
      whole = pictureTexture(drawings.picture('scenery/curtain'), size)
      const { source } = whole
      const cut = (x: number, y: number, width: number, tall: number) =>
        new Texture({ source, frame: new Rectangle(x * scale, y * scale, width * scale, tall * scale) })
      const pitch = drawn.panel * scale
      const count = Math.min(mostPanels, Math.ceil(view.width / pitch) + 1)
      const start = (view.width - count * pitch) / 2
      panels.forEach((panel, index) => {
        panel.visible = index < count
        panel.texture = cut((index % 4) * drawn.panel, drawn.rod - 6, drawn.panel, drawn.height - drawn.rod + 6)
        panel.position.set(start + index * pitch, (drawn.rod - 6) * scale)
      })
      rods.forEach((rod, index) => {
        rod.texture = cut(0, 0, drawn.width, drawn.rod)
        rod.position.set(index * (drawn.width * scale - 2), 0)
      })
    },
  }
}
