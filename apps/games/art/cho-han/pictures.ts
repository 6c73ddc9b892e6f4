import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { cherry, room, tray } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', {
    room,
    tray,
    'petal-pink': () => cherry('#f0a3b4', '#fcdbe0'),
    'petal-white': () => cherry('#fbeef0', '#f4b9c6'),
  }),
}
