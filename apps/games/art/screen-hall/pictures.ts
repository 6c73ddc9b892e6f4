import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { cloverLeaf, flowerDrift, goldSheet, room, table } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', { room, table, bellflower: flowerDrift, 'gold-sheet': goldSheet, 'clover-leaf': cloverLeaf }),
}
