import { Container, Sprite } from 'pixi.js'
import { startsAbove } from '../../engines/instant/plinko/ball-path.ts'
import { placeOf } from '../../engines/instant/plinko/layout.ts'
import type { PlinkoScenery, PlinkoSetting } from '../../engines/instant/plinko/plinko-title.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import type { View } from '../../shell/stage/stage.ts'
import { createLeaves } from './leaves.ts'

/** The spout's drawing: its size, and its mouth in it. `wide`: its width in distances between pins. */
const pipe = { width: 320, height: 200, mouth: 192, wide: 2.3 } as const

/** The garden behind the board, the bamboo pipe above its pins, and maple leaves that fall in a great win. */
export function createScenery({ stage, drawings }: PlinkoSetting): PlinkoScenery {
  const [behind, inFront] = [new Container(), new Container()]
  const [garden, spout] = [new Sprite(), new Sprite()]
  const leaves = createLeaves(stage, drawings)
  spout.anchor.set(0.5, pipe.mouth / pipe.height)
  behind.addChild(garden)
  inFront.addChild(spout, leaves.container)
  let shown: View | null = null
  return {
    behind,
    inFront,
    layOut: (layout) => {
      const { view, unit } = layout
      if (!shown || shown.width !== view.width || shown.height !== view.height || shown.density !== view.density) {
        stage.retire(garden.texture)
        garden.texture = painted(view, (brush) => {
          const picture = drawings.picture('scenery/garden')
          const scale = Math.max(view.width / 1600, view.height / 1000)
          brush.drawImage(
            picture,
            (view.width - 1600 * scale) / 2,
            (view.height - 1000 * scale) / 2,
            1600 * scale,
            1000 * scale,
          )
        })
        leaves.layOut(view)
        shown = view
      }
      stage.retire(spout.texture)
      const width = unit * pipe.wide
      const size = { width, height: (width * pipe.height) / pipe.width, density: view.density }
      spout.texture = pictureTexture(drawings.picture('scenery/spout'), size)
      const { x, y } = placeOf(layout, { x: 0, y: -startsAbove })
      spout.position.set(x, y)
    },
    celebration: leaves.celebration,
  }
}
