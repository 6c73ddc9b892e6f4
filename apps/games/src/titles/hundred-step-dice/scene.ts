import { Container, Sprite } from 'pixi.js'
import type { SliderScenery, SliderSetting } from '../../engines/instant/slider/slider-title.ts'
import { painted } from '../../shell/stage/pictures.ts'
import { createPetals } from './petals.ts'

/** The drawing of the room, and its floor's upper edge. */
const drawn = { width: 1600, height: 1000, floor: 560 } as const

/** The study behind the ruler, and camellia petals that rise and settle in a great win. */
export function createScenery({ stage, drawings }: SliderSetting): SliderScenery {
  const [behind, inFront] = [new Container(), new Container()]
  const room = new Sprite()
  const petals = createPetals(stage, drawings)
  behind.addChild(room)
  inFront.addChild(petals.container)
  return {
    behind,
    inFront,
    layOut: ({ view, ruler }) => {
      stage.retire(room.texture)
      room.texture = painted(view, (brush) => {
        // the floor begins above the ruler, so that it lies on the mats
        const scale = Math.max(view.width / drawn.width, view.height / drawn.height)
        const [width, height] = [drawn.width * scale, drawn.height * scale]
        const top = Math.min(0, Math.max(view.height - height, ruler.y - drawn.floor * scale - ruler.height * 0.4))
        brush.drawImage(drawings.picture('scenery/room'), (view.width - width) / 2, top, width, height)
      })
      petals.layOut(view, ruler)
    },
    celebration: petals.celebration,
  }
}
