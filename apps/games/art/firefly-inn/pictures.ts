import { inFolder, type Pictures } from '../drawn-titles.ts'
import { bucket, geta, tea, umbrella } from './symbols/house.ts'
import { fern, firefly, frog, iris, riverFish } from './symbols/living.ts'

export const pictures: Pictures = {
  ...inFolder('symbols', { firefly, umbrella, tea, geta, 'river-fish': riverFish, frog, bucket, iris, fern }),
}
