import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { red } from './palette.ts'
import { fallenPetal, room } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', {
    room,
    'petal-red': () => fallenPetal(red.mid),
    'petal-light': () => fallenPetal(red.light),
  }),
}
