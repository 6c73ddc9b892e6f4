import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { bank } from './scenery/bank.ts'
import { crowd } from './scenery/crowd.ts'
import { head, lantern, star } from './scenery/shells.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('scenery', { bank, crowd, head, star, lantern }),
}
