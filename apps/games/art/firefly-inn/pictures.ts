import { inFolder, type Pictures } from '../drawn-titles.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { cage, inn, paper } from './scenery/inn.ts'
import { bath, branch, garden, hills, stream, wisp } from './scenery/valley.ts'
import { bucket, geta, tea, umbrella } from './symbols/house.ts'
import { fern, firefly, frog, iris, riverFish } from './symbols/living.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('symbols', { firefly, umbrella, tea, geta, 'river-fish': riverFish, frog, bucket, iris, fern }),
  ...inFolder('scenery', {
    inn,
    'paper-dark': () => paper(false),
    'paper-lit': () => paper(true),
    cage,
    hills,
    stream,
    bath,
    garden,
    wisp,
    branch,
  }),
}
