import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { goldSheet, mapleLeaf, pineTuft, room, table } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', { room, table, 'gold-sheet': goldSheet, 'maple-leaf': mapleLeaf, 'pine-tuft': pineTuft }),
}
