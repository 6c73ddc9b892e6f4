import { Container, Sprite } from 'pixi.js'
import type { CardScenery, CardSetting } from '../../engines/cards/card-title.ts'
import { type Picture, painted } from '../../shell/stage/pictures.ts'
import type { View } from '../../shell/stage/stage.ts'
import { paintFelt } from './felt-painting.ts'

/** The grove, and the felt in its frame of bamboo. Nothing moves by itself, and no return of a hand is great enough for a celebration. */
export function createScenery({ stage, drawings }: CardSetting): CardScenery {
  const [behind, inFront] = [new Container(), new Container()]
  const [grove, felt] = [new Sprite(), new Sprite()]
  behind.addChild(grove, felt)
  return {
    behind,
    inFront,
    celebration: () => null,
    layOut: ({ view, area, table }) => {
      for (const { texture } of [grove, felt]) stage.retire(texture)
      grove.texture = paintGrove(drawings.picture('scenery/grove'), view)
      const edge = Math.min(area.width, area.height) < 420 ? 6 : 12
      const frame = {
        x: table.x - edge / 2,
        y: table.y - edge,
        width: table.width + edge,
        height: table.height + 2 * edge,
      }
      felt.texture = painted({ ...frame, density: view.density }, (brush) => paintFelt(brush, frame, edge))
      felt.position.set(frame.x, frame.y)
      stage.redraw()
    },
  }
}

/** Fills the view; what does not fit is cut at its sides. */
function paintGrove(picture: Picture, { width, height, density }: View) {
  return painted({ width, height, density }, (brush) => {
    const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
    const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
    brush.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high)
  })
}
