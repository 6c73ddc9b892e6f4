import { inFolder, type Pictures } from '../drawn-titles.ts'
import { board } from './board.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { fallenLeaf } from './maple.ts'
import { maple } from './palette.ts'
import { garden, spout } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', {
    garden,
    board,
    spout,
    'leaf-red': () => fallenLeaf(maple.red),
    'leaf-gold': () => fallenLeaf(maple.gold),
  }),
}
