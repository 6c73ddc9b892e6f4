import { Container, Sprite } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import { createDrifting } from '../../win/drifting.ts'
import type { CardScenery, CardSetting } from './card-title.ts'

/** The room in which cards lie, `scenery/room`, for an upright screen `scenery/room-upright` where there is one, and small things that drift over it in a great win. `drifting`: their drawings. The room fills the view; what does not fit is cut at its sides. */
export function roomScenery({ stage, drawings }: CardSetting, drifting: readonly string[]): CardScenery {
  const [behind, room] = [new Container(), new Sprite()]
  behind.addChild(room)
  const pieces = createDrifting(stage, drawings, drifting)
  return {
    behind,
    inFront: pieces.container,
    celebration: pieces.celebration,
    layOut: ({ view, table, upright }) => {
      stage.retire(room.texture)
      room.texture = painted(view, (brush) => {
        const own = upright && drawings.has('scenery/room-upright')
        const picture = drawings.picture(own ? 'scenery/room-upright' : 'scenery/room')
        const scale = Math.max(view.width / picture.naturalWidth, view.height / picture.naturalHeight)
        const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
        brush.drawImage(picture, (view.width - wide) / 2, view.height - high, wide, high)
      })
      const radius = Math.min(table.width, table.height) / 2
      pieces.layOut({ view, x: table.x + table.width / 2, y: table.y + table.height / 2, radius })
    },
  }
}
