import { inFolder, type Pictures } from '../drawn-titles.ts'
import { animals } from './animals.ts'
import { hero, thumbnail, thumbnailPortrait } from './covers.ts'
import { gold, paper, vermilion } from './palette.ts'
import { back, flapper, frame, leaf, room, wheel } from './scenery.ts'

export const pictures: Pictures = {
  'hero.svg': hero,
  'thumbnail.svg': thumbnail,
  'thumbnail-portrait.svg': thumbnailPortrait,
  ...inFolder('animals', animals),
  ...inFolder('scenery', {
    room,
    back,
    wheel,
    frame,
    flapper,
    'petal-red': () => leaf(vermilion),
    'petal-gold': () => leaf(gold.light),
    'petal-white': () => leaf(paper),
  }),
}
