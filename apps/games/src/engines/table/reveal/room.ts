import { Container, Sprite, Texture } from 'pixi.js'
import { painted } from '../../../shell/stage/pictures.ts'
import type { TableLayout } from '../layout.ts'
import type { TableSetting } from '../table-title.ts'
import { paintTabletop } from './paint-tabletop.ts'

/** The room of a table (`scenery/room`), and the table on which reveal and felt lie beside each other. The room fills the view; what does not fit is cut at its sides. */
export function createRoom({ stage, drawings }: Pick<TableSetting, 'stage' | 'drawings'>) {
  const container = new Container()
  const [room, table] = [new Sprite(), new Sprite()]
  container.addChild(room, table)
  return {
    container,
    layOut: ({ view: { width, height, density }, table: place }: Pick<TableLayout, 'view' | 'table'>): void => {
      const picture = drawings.picture('scenery/room')
      stage.retire(room.texture)
      room.texture = painted({ width, height, density }, (brush) => {
        const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
        const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
        brush.drawImage(picture, (width - wide) / 2, height - high, wide, high)
      })
      stage.retire(table.texture)
      table.texture = place
        ? painted({ width: place.width, height: place.height, density }, (brush) => paintTabletop(brush, place))
        : Texture.EMPTY
      table.position.set(place?.x ?? 0, place?.y ?? 0)
    },
  }
}
