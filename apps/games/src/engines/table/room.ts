import { Sprite } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import type { View } from '../../shell/stage/stage.ts'
import type { TableSetting } from './table-title.ts'

/** The room of a table (`scenery/room`). It fills the view; what does not fit is cut at its sides. */
export function createRoom({ stage, drawings }: Pick<TableSetting, 'stage' | 'drawings'>) {
  const container = new Sprite()
  return {
    container,
    layOut: ({ width, height, density }: View): void => {
      const picture = drawings.picture('scenery/room')
      stage.retire(container.texture)
      container.texture = painted({ width, height, density }, (brush) => {
        const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
        const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
        brush.drawImage(picture, (width - wide) / 2, height - high, wide, high)
      })
    },
  }
}
