import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { leaf, room } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', {
    room,
    'leaf-gold': () => leaf('#e8b64c', '#ffe49a'),
    'leaf-red': () => leaf('#c8432c', '#f59a6a'),
  }),
}
