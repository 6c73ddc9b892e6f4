import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { plum, room, throwingBowl, tray } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', {
    room,
    tray,
    bowl: throwingBowl,
    'petal-red': () => plum('#d9465a', '#f6b3bb'),
    'petal-white': () => plum('#fbeef0', '#f2c4cc'),
  }),
}
