import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { gold, lacquer } from './palette.ts'
import { leaf, room, tray } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', {
    room,
    tray,
    'leaf-red': () => leaf(lacquer.red, lacquer.light),
    'leaf-gold': () => leaf(gold.leaf, gold.pale),
  }),
}
